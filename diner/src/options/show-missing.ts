/** Brings the first group that asks for something into view; called right after it was marked. */
export function showMissing(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const group = form?.querySelector<HTMLElement>('[data-missing]');
    if (!group) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    group.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
    group.querySelector<HTMLElement>('input:not(:disabled), button')?.focus({ preventScroll: true });
  });
}
