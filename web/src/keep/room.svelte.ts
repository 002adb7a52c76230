/** Whether there is something that this browser does not keep: it has no room left, or keeps nothing. */
export const room = $state({ lacks: false });
