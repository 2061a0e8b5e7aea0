// Loads a card's drawing for a canvas. An image in a canvas cannot use the page's fonts, so the texts of the
// drawing are returned separately.
import { drawingAddressOf } from "../../ui/tarot-card.tsx";

/** The size of a card and the height of its waterline, in the units of its drawing. */
export const CARD = { width: 350, height: 600, waterline: 316 };
/** The factor by which the drawing is painted larger than it is shown, so that its lines stay sharp. */
const SHARPNESS = 3;

export interface CardText {
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
}

export interface CardImage {
  picture: HTMLImageElement;
  texts: CardText[];
}

/** Fetches and prepares the drawing of a card. Throws if it cannot be loaded. */
export async function loadCardImage(id: string): Promise<CardImage> {
  const response = await fetch(drawingAddressOf(id));
  if (!response.ok) throw new Error(`The drawing of ${id} did not come`);
  const source = withoutStyle(inColours(await response.text()));
  const root = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  const symbol = root.querySelector("symbol");
  if (!symbol) throw new Error(`The drawing of ${id} is empty`);
  const texts = [...symbol.querySelectorAll("text")].map(takeText);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width * SHARPNESS}" height="${CARD.height * SHARPNESS}">${symbol.innerHTML}</svg>`;
  return { picture: await loadPicture(new Blob([svg], { type: "image/svg+xml" })), texts };
}

function inColours(source: string): string {
  const style = getComputedStyle(document.documentElement);
  return source.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
}

/** Removes style attributes. The page's content security policy blocks them, and a canvas needs none. */
function withoutStyle(source: string): string {
  return source.replace(/ style="[^"]*"/g, "");
}

function takeText(element: SVGTextElement): CardText {
  element.remove();
  return {
    text: element.textContent ?? "",
    x: Number(element.getAttribute("x")),
    y: Number(element.getAttribute("y")),
    size: Number(element.getAttribute("font-size")),
    colour: element.getAttribute("fill") ?? "#fff",
  };
}

async function loadPicture(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}
