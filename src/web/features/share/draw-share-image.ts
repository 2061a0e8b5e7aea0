// Draws the picture that is shared: a card on a pond at night, one sentence, and the name of the product.
import { SITE } from "../../ui/site.ts";
import { CARD, type CardImage, loadCardImage } from "./card-image.ts";
import { fitText } from "./fit-text.ts";
import { LAYOUTS, type Layout, type ShareShape } from "./share-layouts.ts";

const LEADING = 1.2;
const SMALLEST = 26;
const DISPLAY = '"Fraunces Display", Georgia, serif';
const WAVE = { length: 52, height: 5.5 };

export interface ShareImage {
  shape: ShareShape;
  cardId: string;
  isReversed: boolean;
  sentence: string;
}

/**
 * Returns the picture as a PNG. Throws if the card's drawing cannot be loaded, or if the browser cannot draw on a
 * canvas.
 */
export async function drawShareImage({ shape, cardId, isReversed, sentence }: ShareImage): Promise<Blob> {
  const layout = LAYOUTS[shape];
  const [card] = await Promise.all([loadCardImage(cardId), document.fonts.load(`400 60px ${DISPLAY}`)]);
  const canvas = Object.assign(document.createElement("canvas"), {
    width: layout.width,
    height: layout.height,
  });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures");
  const colour = coloursOfTheDeck();
  drawPond(context, layout, colour);
  drawCard(context, layout, { card, isReversed });
  drawSentence(context, layout, { sentence, colour: colour("moonlight") });
  drawBrand(context, layout, colour("gold"));
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture came"))), "image/png"),
  );
}

type Colour = (name: string) => string;

function coloursOfTheDeck(): Colour {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--art-${name}`).trim();
}

/** Draws the night sky, the water below it, and the waterline between them on which the card floats. */
function drawPond(context: CanvasRenderingContext2D, { width, height, card }: Layout, colour: Colour): void {
  const waterline = card.y + (CARD.waterline / CARD.width) * card.width;
  context.fillStyle = colour("night");
  context.fillRect(0, 0, width, height);
  const water = context.createLinearGradient(0, waterline, 0, height);
  water.addColorStop(0, colour("pond"));
  water.addColorStop(1, colour("night"));
  context.fillStyle = water;
  context.fillRect(0, waterline, width, height - waterline);
  context.strokeStyle = colour("gold");
  for (const [below, lineWidth, opacity] of [
    [0, 2, 1],
    [12, 1, 0.35],
  ] as const) {
    context.globalAlpha = opacity;
    context.lineWidth = lineWidth;
    context.beginPath();
    context.moveTo(0, waterline + below);
    for (let x = 0; x < width; x += WAVE.length) {
      const quarter = WAVE.length / 4;
      context.quadraticCurveTo(
        x + quarter,
        waterline + below - WAVE.height,
        x + 2 * quarter,
        waterline + below,
      );
      context.quadraticCurveTo(
        x + 3 * quarter,
        waterline + below + WAVE.height,
        x + 4 * quarter,
        waterline + below,
      );
    }
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawCard(
  context: CanvasRenderingContext2D,
  { card: place }: Layout,
  { card, isReversed }: { card: CardImage; isReversed: boolean },
): void {
  const scale = place.width / CARD.width;
  const middle = place.y + (CARD.height / 2) * scale;
  context.save();
  context.translate(place.x + place.width / 2, middle);
  // Moves a reversed card, so that its waterline still meets the waterline of the pond.
  if (isReversed) context.translate(0, (2 * CARD.waterline - CARD.height) * scale);
  if (isReversed) context.rotate(Math.PI);
  context.scale(scale, scale);
  context.translate(-CARD.width / 2, -CARD.height / 2);
  context.drawImage(card.picture, 0, 0, CARD.width, CARD.height);
  context.textAlign = "center";
  for (const { text, x, y, size, colour } of card.texts) {
    context.font = `420 ${size}px ${DISPLAY}`;
    context.fillStyle = colour;
    context.fillText(text, x, y);
  }
  context.restore();
}

function drawSentence(
  context: CanvasRenderingContext2D,
  { words, align, sinks }: Layout,
  { sentence, colour }: { sentence: string; colour: string },
): void {
  const fontAt = (size: number) => `400 ${size}px ${DISPLAY}`;
  const measure = (text: string, size: number) => {
    context.font = fontAt(size);
    return context.measureText(text).width;
  };
  const range = { largest: words.largest, smallest: SMALLEST, leading: LEADING };
  const { lines, size } = fitText(sentence, words, range, measure);
  context.font = fontAt(size);
  context.fillStyle = colour;
  context.textAlign = align;
  const top = words.y + (words.height - lines.length * size * LEADING) * sinks;
  for (const [index, line] of lines.entries())
    context.fillText(line, words.x, top + size * (1 + index * LEADING));
}

function drawBrand(context: CanvasRenderingContext2D, { brand, align }: Layout, colour: string): void {
  context.font = `500 ${brand.size}px ${DISPLAY}`;
  context.fillStyle = colour;
  context.textAlign = align;
  context.fillText(SITE.name, brand.x, brand.y);
}
