// What a critical eye would see on a page: things that stick out, are cut off, covered or out of sight.

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const narrow = { viewport: { width: 320, height: 640 } };
export const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
export const laptop = { viewport: { width: 1280, height: 800 } };
export const large = { viewport: { width: 1920, height: 1080 } };

/** Until the page has measured itself and is drawn as it stays; a page that draws nothing is waited for a second. */
export function drawn(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(done, 1000);
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
      }),
  );
}

/** As somebody who turns the device or pulls at the window. */
export async function resize(page, { viewport }) {
  await page.setViewportSize(viewport);
  await drawn(page);
}

/** What a look finds that is still there two seconds later: a busy machine measures a page late. */
async function foundToStay(page, look) {
  for (const end = Date.now() + 2000; ; await page.waitForTimeout(100)) {
    const found = await page.evaluate(look);
    if (found.length === 0 || Date.now() > end) return found;
  }
}

/** What sticks out of the window at the sides. */
export function sticksOut(page) {
  return foundToStay(page, () => {
    const wide = document.documentElement.clientWidth;
    const out = [];
    // Inside of something that can be scrolled by itself everything can be seen.
    const rolls = (element) => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    if (document.documentElement.scrollWidth > wide)
      out.push(`the page is ${document.documentElement.scrollWidth} wide instead of ${wide}`);
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('svg, .unseen, .skip') || getComputedStyle(element).position === 'fixed' || rolls(element))
        continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0 && (right > wide + 1 || left < -1))
        out.push(`${element.tagName}.${element.className} ${Math.round(left)}–${Math.round(right)}`);
    }
    return out.slice(0, 5);
  });
}

/** Words on buttons that are torn apart at the end of a line. */
export function torn(page) {
  return foundToStay(page, () => {
    const found = [];
    for (const element of document.querySelectorAll('button, a[href]')) {
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const node = walk.currentNode;
        if (node.parentElement.closest('.unseen, .skip, svg')) continue;
        for (const { 0: word, index } of node.nodeValue.matchAll(/[^\s\u00ad-]+/g)) {
          const range = document.createRange();
          // The hyphen of a soft one stands on the line before, and is counted to the letter after it.
          range.setStart(node, index + (node.nodeValue[index - 1] === '\u00ad' ? 1 : 0));
          range.setEnd(node, index + word.length);
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
          );
          if (lines.size > 1) found.push(`torn: ${word}`);
        }
      }
    }
    return found.slice(0, 8);
  });
}

/** Words that are cut off, and buttons that something else covers. */
export function lost(page) {
  return foundToStay(page, () => {
    const found = [];
    const visible = (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && !element.closest('.unseen, .skip, [inert]');
    };
    for (const element of document.body.querySelectorAll('*')) {
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim() !== '');
      // The text of a magic card is shown whole by a tap on it.
      if (!words || element.closest('svg, textarea, select, button.card.wizard') || !visible(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut off: ${element.textContent.trim()}`);
      if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 4)
        found.push(`cut off below: ${element.textContent.trim()}`);
    }
    const within = document.querySelector('dialog[open]') ?? document.body;
    for (const element of within.querySelectorAll('button:not(:disabled):not(.field), a[href], input, select')) {
      if (!visible(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      const hit =
        at &&
        (element.contains(at) ||
          at.contains(element) ||
          at.closest('label')?.contains(element) ||
          at.closest('label')?.htmlFor === element.id);
      if (!hit)
        found.push(`covered: ${element.ariaLabel ?? element.textContent.trim()} by ${at?.tagName}.${at?.className}`);
    }
    scrollTo(0, 0);
    return found.slice(0, 5);
  });
}

/** What of a table is not in the window as it opens: fields, points, dice, buttons. */
export function offScreen(page) {
  return foundToStay(page, () => {
    const { clientWidth: wide, clientHeight: high } = document.documentElement;
    const out = [];
    const check = (name, element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (left < 0 || top < 0 || right > wide + 0.5 || bottom > high + 0.5) return out.push(`${name} is outside`);
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      const same =
        at && (element.contains(at) || at.contains(element) || at.closest('svg, .picture, .fields') !== null);
      if (!same) out.push(`${name} is covered by ${at?.tagName}.${at?.className}`);
    };
    document.querySelectorAll('.score-text').forEach((score, place) => check(`score ${place}`, score));
    for (const element of document.querySelectorAll('[data-field], [data-die], header button, header a')) {
      check(element.dataset.field ?? element.dataset.die ?? element.ariaLabel, element);
    }
    for (const element of document.querySelectorAll('.buttons button, .ask button, .tabs button'))
      check(element.textContent.trim(), element);
    return out;
  });
}
