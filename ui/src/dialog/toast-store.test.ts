import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addOutlet, currentToast, hideToast, showToast, subscribeToasts, topOutlet } from './toast-store.ts';

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    hideToast();
    vi.useRealTimers();
  });

  it('stay three seconds', () => {
    showToast('a');
    vi.advanceTimersByTime(2999);
    expect(currentToast()?.text).toBe('a');
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  });

  it('give way to a newer one, which has its own three seconds', () => {
    showToast('a');
    vi.advanceTimersByTime(2000);
    showToast('b', { urgent: true });
    vi.advanceTimersByTime(2000);
    expect(currentToast()).toMatchObject({ text: 'b', urgent: true });
  });

  it('are a new toast when the same words are said again', () => {
    showToast('a');
    const first = currentToast()?.id;
    showToast('a');
    expect(currentToast()?.id).not.toBe(first);
  });

  it('show in the topmost open dialog, and on the page again after it', () => {
    const heard = vi.fn();
    const stop = subscribeToasts(heard);
    const leavePage = addOutlet('page');
    const leaveDialog = addOutlet('dialog');
    expect(topOutlet()).toBe('dialog');
    leaveDialog();
    expect(topOutlet()).toBe('page');
    leavePage();
    expect(topOutlet()).toBeUndefined();
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
  });
});
