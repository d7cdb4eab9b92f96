let told: boolean | null = null;

/** The server says it while it draws pages; a browser reads it in the page. */
export function tellMode(demo: boolean): void {
  told = demo;
}

/** Whether the server that sent this page is a demo: it writes its mode into the document. */
export function isDemo(): boolean {
  told ??= document.querySelector<HTMLMetaElement>('meta[name="mam-mode"]')?.content === 'demo';
  return told;
}
