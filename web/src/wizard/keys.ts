// Moving through a group of buttons with the arrow keys: the group is one stop of the Tab key.

/** Where a key leads from a place among `count` ones in rows of `columns`; null if it does nothing. */
export function stepFor(key: string, at: number, count: number, columns: number): number | null {
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: at - (at % columns),
    End: Math.min(count, at - (at % columns) + columns) - 1,
  }[key];
  if (to === undefined || to === at) return null;
  return to >= 0 && to < count ? to : null;
}
