import type { Locator, Page } from "playwright-core";

/** Runs in the page: returns the share of a picture's pixels whose contrast to this colour is below 3:1. */
async function weighContrast({ png, colour }: { png: string; colour: string }): Promise<number> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser draws no pictures");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const linear = (part: number) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const text = luminance(red, green, blue);
  let weak = 0;
  for (let at = 0; at < data.length; at += 4) {
    const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
    if (contrast < 3) weak += 1;
  }
  return weak / (data.length / 4);
}

/**
 * Returns the share of a text's background with too little contrast, from 0 to 1. Accessibility scanners do not check
 * text on pictures.
 */
export async function shareOfWeakContrast(page: Page, text: Locator): Promise<number> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  const box = await text.boundingBox();
  if (!box) throw new Error("The text is not on the page");
  const fade = (opacity: string) =>
    text.evaluate(
      (element, value) => Object.assign((element as HTMLElement).style, { opacity: value }),
      opacity,
    );
  await fade("0");
  const picture = await page.screenshot({ clip: box });
  await fade("");
  return await page.evaluate(weighContrast, { png: picture.toString("base64"), colour });
}
