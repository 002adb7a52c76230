// Pictures of the page, compared pixel by pixel.

/**
 * The share of pixels that differ by more than `most` in some channel; and a picture of where.
 * Computed on an empty page of the same browser, which can decode pictures.
 */
export async function difference(page, one, other, most = 40) {
  const blank = await page.context().browser().newPage();
  try {
    return await blank.evaluate(
      async ([first, second, limit]) => {
        const read = async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        };
        const [a, b] = [await read(first), await read(second)];
        if (a.width !== b.width || a.height !== b.height) {
          return { share: 1, size: `${a.width} x ${a.height} and ${b.width} x ${b.height}`, where: null };
        }
        let count = 0;
        for (let at = 0; at < a.data.length; at += 4) {
          const differs = [0, 1, 2].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) > limit);
          if (differs) count += 1;
          const grey = differs ? [200, 0, 0] : [0, 1, 2].map((channel) => 200 + a.data[at + channel] * 0.2);
          a.data.set([...grey, 255], at);
        }
        const canvas = new OffscreenCanvas(a.width, a.height);
        canvas.getContext('2d').putImageData(a, 0, 0);
        const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
        let text = '';
        for (const byte of png) text += String.fromCharCode(byte);
        return { share: (4 * count) / a.data.length, size: '', where: btoa(text) };
      },
      [one.toString('base64'), other.toString('base64'), most],
    );
  } finally {
    await blank.close();
  }
}
