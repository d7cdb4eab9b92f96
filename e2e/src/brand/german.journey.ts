import { expect } from '@playwright/test';
import { openTab, signIn, takeover } from '../staff/at-the-board.ts';
import { GERMAN, PHONE, TABLET, test } from '../start/people.ts';
import { takenOver } from '../start/taken-over.ts';

const PHO = 'Phở Bò mit zart rosa Rinderfilet';
/** amounts stand apart from their sign by a no-break space */
const euro = (amount: string) => `${amount}\u00a0€`;

test('Spree Phở in German, as the browser asks for, and in euro', async ({ someone }) => {
  const diner = await someone({ ...PHONE, ...GERMAN }, 'Jürgen Groß');
  const { page } = diner;
  await page.goto('/?pos_parent=SPREE');
  await expect(page.locator('ol').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Sprache: DE' })).toBeVisible();
  await page.getByRole('link', { name: 'Spree Phở Mitte', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // a store tapped before the app was there has its menu drawn by the server, where a dish is a page of its own
  await page.waitForURL(/\/menu\?/);
  await takenOver(page);

  await page.getByRole('link', { name: PHO, exact: true }).first().click();
  const first = page.getByRole('dialog', { name: 'Im Menü günstiger' });
  await expect(first).toContainText(`Spart mind. ${euro('3,72')}`);
  await first.getByRole('button', { name: 'Nur dieses Gericht' }).click();
  const dish = page.getByRole('dialog', { name: PHO });
  await dish.getByRole('radio', { name: /^Groß/ }).check();
  await dish.getByRole('checkbox', { name: /^Onsen-Ei/ }).check();
  const add = dish.getByRole('button', { name: /€$/ });
  await expect(add).toContainText(euro('19,40'));
  await add.click();
  await expect(dish).toBeHidden();
  const more = page.getByRole('dialog', { name: 'Passt gut dazu' });
  await expect(more).toContainText('liegt im Warenkorb');
  await more.getByRole('button', { name: 'Nein, danke' }).click();
  await expect(more).toBeHidden();
  await page.getByRole('link', { name: /Ansehen/ }).click();

  await page.getByRole('combobox', { name: 'Liefern an' }).fill('Schönhauser Allee 6, 10119 Berlin');
  await page.getByLabel('Name').fill(diner.name);
  await page.getByLabel('Telefonnummer').fill(diner.phone);
  const receipt = page.getByRole('region', { name: 'Zusammenfassung' });
  await expect(receipt).toContainText(euro('3,50'));
  await expect(receipt).toContainText(euro('22,90'));
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bestellung absenden?' });
  await expect(question).toContainText(euro('22,90'));
  await question.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  const success = page.getByRole('dialog', { name: 'BESTELLUNG GESENDET' });
  await expect(success).toBeVisible();
  await page.waitForURL(/\/order\/detail\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Warten auf Bestätigung' })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Zusammenfassung' }).getByRole('definition');
  const code = (await facts.filter({ hasText: /^[0-9A-Z]{4,10}$/ }).innerText()).trim();

  // the staff may speak another language: the diner still reads German
  const cook = await someone(TABLET);
  await signIn(cook.page, 'SPREE');
  const fresh = takeover(cook.page, code);
  await expect(fresh).toContainText(euro('22,90'));
  const reject = cook.page.getByRole('dialog', { name: `Từ chối ${code}?` });
  await fresh.getByRole('button', { name: 'Từ chối' }).click();
  await reject.getByRole('radio', { name: 'Bếp quá tải' }).check();
  await reject.getByRole('button', { name: 'Từ chối đơn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellung storniert' })).toBeVisible();
  await expect(page.getByText(/Das Restaurant schreibt: Es tut uns leid, die Küche/)).toBeVisible();
  await openTab(cook.page, 'Xong');
  await expect(cook.page.getByRole('tabpanel')).toContainText(code);
});

test('three guests at Bếp Nhà Lúa read three languages, all of them in đồng; one is chosen once, kept after a reload', async ({
  someone,
}) => {
  const menu = '/menu?pos_parent=BEPNHA&pos_id=101';
  const guests = [
    ['vi-VN', 'Ngôn ngữ: VI', 'Thêm Bánh flan cà phê'],
    ['en-GB', 'Language: EN', 'Add Bánh flan cà phê'],
    ['de-DE', 'Sprache: DE', 'Bánh flan cà phê hinzufügen'],
  ] as const;
  for (const [locale, language, add] of guests) {
    const { page } = await someone({ ...PHONE, locale });
    await page.goto(menu);
    await expect(page.getByRole('button', { name: language })).toBeVisible();
    await expect(page.getByRole('button', { name: add }).first()).toBeVisible();
    await expect(page.getByText('75.000').filter({ visible: true }).first()).toBeVisible();
  }

  const { page } = await someone(PHONE);
  await page.goto(menu);
  await page.getByRole('button', { name: 'Ngôn ngữ: VI' }).click();
  await page.getByRole('dialog', { name: 'Ngôn ngữ' }).getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('button', { name: 'Sprache: DE' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sprache: DE' })).toBeVisible();
  await page.goto('/cart?pos_parent=BEPNHA&pos_id=101');
  await expect(page.getByText('Noch nichts hier')).toBeVisible();
});
