import jsQR from 'jsqr';
import sharp from 'sharp';
import { renderQrDataUrl, renderQrCode } from './qrPicture';

async function readCode(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    text: jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data,
  };
}

test.each([
  ['V27-7K2M-Q9XD', 120],
  ['https://example.org/zh-cn/visitor?code=展会', 301],
  ['sandbox:pages/index?scene', 1280],
])('the code of %s can be read from a picture of %d pixels', async (text, width) => {
  expect(await readCode(await renderQrCode(text, { width }))).toEqual({ width, height: width, text });
});

test('enlarges the picture when the content is too long for the width', async () => {
  const text = 'x'.repeat(1_000);
  expect((await readCode(await renderQrCode(text, { width: 60, margin: 2 }))).width).toBeGreaterThan(60);
});

test('the data URL contains the same picture', async () => {
  const picture = await renderQrCode('a', { width: 100 });
  expect(await renderQrDataUrl('a', { width: 100 })).toBe(`data:image/png;base64,${picture.toString('base64')}`);
});
