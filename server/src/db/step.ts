/** Where a command has read what it decides on and has not yet written what follows. */
export type StepName =
  | 'after-versions'
  | 'after-price'
  | 'before-redemption'
  | 'before-status'
  | 'before-group-order'
  | 'before-going-on';

/** Called at each step; a server of tests lets a rival act there, the product's own does nothing. */
export type Step = (name: StepName) => Promise<void> | undefined;

export const noStep: Step = () => undefined;
