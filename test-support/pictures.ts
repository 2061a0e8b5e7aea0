// Pictures for tests: real files of each type, and the form in which a page sends one.
import sharp from "sharp";

let shade = 0;

/** Returns a file of this type. Each call makes another picture, so that it is not taken for one that is there already. */
export async function aPictureFile(
  type: "jpeg" | "png" | "webp" | "avif" = "jpeg",
  { width = 64, height = 48 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  shade += 1;
  const background = { r: shade % 256, g: (shade * 7) % 256, b: (shade * 31) % 256 };
  return await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(type)
    .toBuffer();
}

/** Returns the form that uploads a picture under this id; `file` is its content, a new picture by default. */
export async function pictureForm(pictureId: string, file?: Uint8Array): Promise<FormData> {
  const form = new FormData();
  form.append("pictureId", pictureId);
  form.append("picture", new File([new Uint8Array(file ?? (await aPictureFile()))], "from a phone.jpg"));
  return form;
}

/** Returns a picture of noise, which is large in every format. */
export async function aLargePicture(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  return await sharp({ create: { width: 1600, height: 1200, channels: 3, noise, background: "#000" } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
