// Draws the pictures of the demo brands from demo/<brand>/pictures.json: node tools/draw-pictures.ts [brand …]
// A recipe without a hue is a transparent cut-out (the app draws the plate under it); with a hue it is a whole
// scene, ground and plate included, for places that show a picture as it is: logo, cover, shared links.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hexOfOklch } from './picture-colours.ts';

interface Recipe {
  /** file in demo/pictures-source */
  readonly main: string;
  readonly garnish?: string;
  /** pantry hue of the ground, 0 to 360 */
  readonly hue?: number;
  readonly shape?: 'square' | 'wide';
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

const DEMO = join(import.meta.dirname, '..', 'demo');
const SOURCE = join(DEMO, 'pictures-source');
const CUT_OUT = 360;
const CUT_OUT_LIMIT = 12 * 1024;
// shown at 190 px at most, and on an icon of 512 px in a circle of 300
const SCENE = { square: { width: 384, height: 384 }, wide: { width: 1200, height: 630 } };

async function food(file: string, size: number): Promise<Buffer> {
  // the drawings are 32 units wide: render them above the wanted size, then scale down once
  const density = Math.ceil((72 * size * 2) / 32);
  return sharp(join(SOURCE, file), { density }).resize(size, size, { fit: 'inside' }).png().toBuffer();
}

/** Where main (64 %) and garnish (25 %, lower left) lie on a square of this side: design of the plate in the app. */
function places(side: number, left: number, top: number): { main: Place; garnish: Place } {
  const main = Math.round(side * 0.64);
  const garnish = Math.round(side * 0.25);
  const inset = Math.round(side * 0.09);
  return {
    main: {
      left: left + Math.round((side - main) / 2),
      top: top + Math.round((side - main) / 2),
      size: main,
    },
    garnish: { left: left + inset, top: top + side - inset - garnish, size: garnish },
  };
}

async function layers(recipe: Recipe, at: { main: Place; garnish: Place }) {
  const main = { input: await food(recipe.main, at.main.size), left: at.main.left, top: at.main.top };
  if (!recipe.garnish) return [main];
  const garnish = await food(recipe.garnish, at.garnish.size);
  return [main, { input: garnish, left: at.garnish.left, top: at.garnish.top }];
}

async function cutOut(recipe: Recipe): Promise<Buffer> {
  const ground = { width: CUT_OUT, height: CUT_OUT, channels: 4 as const, background: '#0000' };
  return sharp({ create: ground })
    .composite(await layers(recipe, places(CUT_OUT, 0, 0)))
    .webp({ quality: 78, alphaQuality: 80, effort: 6 })
    .toBuffer();
}

function plateDrawing(hue: number, width: number, height: number): string {
  const r = (Math.min(width, height) * 0.84) / 2;
  const [x, y] = [width / 2, height / 2];
  const colour = (l: number, c: number): string => hexOfOklch(l, c, hue);
  const ring = (share: number, fill: string): string =>
    `<circle cx="${x}" cy="${y}" r="${r * share}" fill="${fill}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1">
      <stop stop-color="${colour(0.955, 0.04)}"/><stop offset="1" stop-color="${colour(0.925, 0.052)}"/>
    </linearGradient>
    <rect width="${width}" height="${height}" fill="url(#g)"/>
    <circle cx="${x}" cy="${y + r * 0.05}" r="${r}" fill="${colour(0.35, 0.06)}" fill-opacity=".12"/>
    ${ring(1, colour(0.86, 0.075))}${ring(0.97, colour(0.992, 0.01))}
    ${ring(0.74, colour(0.86, 0.075))}${ring(0.725, colour(0.968, 0.022))}
  </svg>`;
}

async function scene(recipe: Recipe, hue: number): Promise<Buffer> {
  const { width, height } = SCENE[recipe.shape ?? 'square'];
  const side = Math.min(width, height);
  const at = places(side, (width - side) / 2, (height - side) / 2);
  return sharp(Buffer.from(plateDrawing(hue, width, height)))
    .composite(await layers(recipe, at))
    .webp({ quality: 78, effort: 6 })
    .toBuffer();
}

async function drawBrand(brand: string): Promise<number> {
  const recipes: Record<string, Recipe> = JSON.parse(
    readFileSync(join(DEMO, brand, 'pictures.json'), 'utf8'),
  );
  const folder = join(DEMO, brand, 'pictures');
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  for (const [file, recipe] of Object.entries(recipes)) {
    const picture = recipe.hue === undefined ? await cutOut(recipe) : await scene(recipe, recipe.hue);
    if (recipe.hue === undefined && picture.length > CUT_OUT_LIMIT)
      throw new Error(`${brand}/${file}: ${picture.length} bytes`);
    writeFileSync(join(folder, file), picture);
    bytes += picture.length;
  }
  console.log(`${brand}: ${Object.keys(recipes).length} pictures, ${Math.round(bytes / 1024)} KB`);
  return bytes;
}

const named = process.argv.slice(2);
const brands =
  named.length > 0
    ? named
    : readdirSync(DEMO).filter((name) => existsSync(join(DEMO, name, 'pictures.json')));
for (const brand of brands) await drawBrand(brand);
