/** Lightness 0 to 1, chroma, hue in radians. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** From red, green and blue of 0 to 255. */
export function rgbToOklch(red: number, green: number, blue: number): Oklch {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const alpha = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const beta = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(alpha, beta),
    h: Math.atan2(beta, alpha),
  };
}

/** The brightness of a colour as a screen shows it: clipped to its gamut and rounded to 8 bits. */
function luminance({ l: light, c, h }: Oklch): number {
  const [alpha, beta] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (light + 0.3963377774 * alpha + 0.2158037573 * beta) ** 3;
  const m = (light - 0.1055613458 * alpha - 0.0638541728 * beta) ** 3;
  const s = (light - 0.0894841775 * alpha - 1.291485548 * beta) ** 3;
  const shown = (v: number) => linear(Math.round(gamma(Math.min(1, Math.max(0, v))) * 255) / 255);
  return (
    0.2126 * shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

/** WCAG's contrast, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
