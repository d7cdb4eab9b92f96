import { guestCallsTopic } from '@mam/contract/http/topic.ts';
import { callStaff } from '@mam/contract/table/call-staff.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import { useRef, useState } from 'react';
import { call } from '../../data/call.ts';
import { reportFeature } from '../../data/features.ts';
import { invalidateTopic } from '../../data/query-cache.ts';
import { persisted } from '../../device/persisted.ts';
import { callPlace } from './call-place.ts';

export interface StaffCallRequest {
  readonly choices: readonly string[];
  readonly note: string;
}

/** [TB21] The bill, and nothing besides. */
export const BILL: StaffCallRequest = { choices: ['PAYMENT'], note: '' };

/** 'asking': nothing is sent, failed says why when it was tried; 'called': the server has it, under this id. */
export type CallStep =
  | { readonly at: 'asking'; readonly failed: string | null }
  | { readonly at: 'sending' }
  | { readonly at: 'called'; readonly id: string };

const FRESH: CallStep = { at: 'asking', failed: null };

/** [TB21] Sends a call once however often it is pressed, and says how far it is. */
export function useCalling(store: Pick<Store, 'brand' | 'id'>, table: Table) {
  const [step, setStep] = useState<CallStep>(FRESH);
  const sending = useRef(false);
  /** counts the dialogs: an answer to one that was closed changes nothing in the next */
  const dialog = useRef(0);
  const send = async ({ choices, note }: StaffCallRequest): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    const asked = dialog.current;
    setStep({ at: 'sending' });
    const answer = await call(callStaff, {
      query: {},
      body: {
        ...callPlace(store, table),
        choices: [...choices],
        note,
      },
    });
    sending.current = false;
    if (answer.ok) reportFeature('call_staff');
    // also what failed may have arrived
    const { uid } = persisted.getState().user;
    if (uid !== null) invalidateTopic(guestCallsTopic(uid));
    if (asked !== dialog.current) return;
    setStep(answer.ok ? { at: 'called', id: answer.data.id } : { at: 'asking', failed: answer.message });
  };
  const reset = () => {
    dialog.current += 1;
    sending.current = false;
    setStep(FRESH);
  };
  return { step, send, reset };
}
