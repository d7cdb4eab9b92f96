import { expect, type Page } from '@playwright/test';

/** The code that has come to a number, as its owner reads it there. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const inbox = await (await page.request.get('/sandbox/inbox/messages')).json();
    code = inbox.find(({ to }: { to: string }) => to.endsWith(phone.slice(1)))?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}
