import { create } from 'zustand';
import { type OrderEdit, UNTOUCHED } from './order-edit.ts';

/** [OR134] Changes begun on this device and not sent: closing their sheet loses nothing. */
const useEdits = create<Readonly<Record<string, OrderEdit>>>(() => ({}));

/** The edit in hand of an order, by its code. */
export const useEdit = (code: string): OrderEdit => useEdits((edits) => edits[code] ?? UNTOUCHED);

export const setEdit = (code: string, edit: OrderEdit): void => useEdits.setState({ [code]: edit });

export function forgetEdit(code: string): void {
  const { [code]: _, ...rest } = useEdits.getState();
  useEdits.setState(rest, true);
}
