/** Whether the server that sent this page is a demo: it writes its mode into the document. */
export function isDemo(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="mam-mode"]')?.content === 'demo';
}
