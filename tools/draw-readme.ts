// Takes the pictures of README.md from a demo that has just started: node tools/draw-readme.ts [http://localhost:8080]
// The demo is started by hand (npm start, in a new data folder, the apps built): what is seen is its sample life.
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.ts';

const [url = 'http://localhost:8080'] = process.argv.slice(2);
const PICTURES = join(import.meta.dirname, '..', 'docs', 'pictures');
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const DESK = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

interface Shot {
  readonly file: string;
  readonly device: BrowserContextOptions;
  /** goes to what is to be seen, and ends when it is there */
  readonly show: (page: Page) => Promise<void>;
}

const cook = (page: Page) => page.getByRole('button', { name: /^Cook/ }).click();

/** The board comes first: half of its time over, an order that nobody has taken covers it. */
const SHOTS: readonly Shot[] = [
  {
    file: 'board.webp',
    device: DESK,
    show: async (page) => {
      await cook(page);
      await page
        .frameLocator('iframe[title="The restaurant’s screen"]')
        .getByRole('article')
        .first()
        .waitFor();
      await page.goto(`${url}/staff/`);
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    file: 'both-sides.webp',
    device: DESK,
    show: async (page) => {
      await cook(page);
      const [phone, board] = ['The guest’s phone', 'The restaurant’s screen'];
      await page.frameLocator(`iframe[title="${phone}"]`).getByRole('heading', { level: 1 }).waitFor();
      await page.frameLocator(`iframe[title="${board}"]`).getByRole('article').first().waitFor();
    },
  },
  {
    file: 'menu.webp',
    device: PHONE,
    show: async (page) => {
      await page.getByRole('link', { name: /^The menu of/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Bếp Nhà Lúa Nguyễn Huệ' }).waitFor();
    },
  },
  {
    file: 'together.webp',
    device: PHONE,
    show: async (page) => {
      await page.getByRole('link', { name: /choose together/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** Its letters are there, and every picture that is in sight. */
function isDrawn(): boolean {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
  return document.fonts.status === 'loaded' && seen.every((image) => image.complete);
}

async function take(browser: Browser, { file, device, show }: Shot): Promise<void> {
  const context = await browser.newContext({ ...device, locale: 'en-GB', reducedMotion: 'reduce' });
  // the invitation to order together is not what a picture is of
  await context.addInitScript(() => localStorage.setItem('mam.invited', 'never'));
  const page = await context.newPage();
  await page.goto(url);
  await show(page);
  await Promise.all(page.frames().map((frame) => frame.waitForFunction(isDrawn)));
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(PICTURES, file));
  await context.close();
  console.log(`docs/pictures/${file}`);
}

const browser = await chromium.launch({ executablePath: findBrowser() });
for (const shot of SHOTS) await take(browser, shot);
await browser.close();
