import type { AddressSuggestionWire } from '@mam/contract/delivery/map.schema.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Place } from '../start/place.ts';
import type vi from '../words/address/vi.json';
import { askSuggestions, type FoundAddress, findTyped, newSession, placeSuggestion } from './ask-map.ts';
import { type Suggesting, suggestionAsker } from './suggestion-asker.ts';

/** Why an address cannot be used, as a key of the address words. */
export type AddressProblem = Extract<
  keyof typeof vi,
  | 'empty'
  | 'short'
  | 'short_confirm'
  | 'short_save'
  | 'not_on_map'
  | 'pin_unknown'
  | 'failed'
  | 'cant_locate'
  | 'cant_locate_refused'
>;

/** Fewer letters name no street: the place of the diner would help more. */
const SHORTEST = 3;

export interface AddressSearch {
  readonly text: string;
  readonly suggesting: Suggesting;
  readonly problem: AddressProblem | null;
  /** an address is being placed on the map */
  readonly busy: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  readonly choose: (suggestion: AddressSuggestionWire) => void;
  readonly submit: () => void;
  readonly clear: () => void;
  /** clearing the field forgets the address that is stored */
  readonly forgets: boolean;
  /** puts words into the field that were found elsewhere: by the pin, by measuring */
  readonly show: (text: string) => void;
  /** takes the suggestions away without choosing one */
  readonly dismiss: () => void;
  /** tells the problem beside the field and brings the cursor there; quiet = a diner who has gone on is left alone */
  readonly complain: (problem: AddressProblem, quiet?: boolean) => void;
}

interface AddressSearchSettings {
  readonly place: Place;
  /** the address that is stored; when it changes, the field shows it */
  readonly known: string;
  readonly onFound: (found: FoundAddress) => void;
  readonly onProblem?: (problem: AddressProblem) => void;
  /** the field was emptied, and with it what is stored; missing = only what is typed goes */
  readonly onForget?: (() => void) | undefined;
}

/** An address as it is typed: what it may mean, and where it is once it is chosen or confirmed. */
export function useAddressSearch(settings: AddressSearchSettings): AddressSearch {
  const { place, known, onFound, onProblem, onForget } = settings;
  const [text, setText] = useState(known);
  const [shown, setShown] = useState(known);
  const [suggesting, setSuggesting] = useState<Suggesting>({ state: 'quiet' });
  const [problem, setProblem] = useState<AddressProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const session = useRef('');
  const turn = useRef(0);
  if (shown !== known) {
    setShown(known);
    setText(known);
    setProblem(null);
  }

  const asker = useMemo(
    () =>
      suggestionAsker((wanted, signal) => {
        session.current ||= newSession();
        return askSuggestions(wanted, place, session.current, signal);
      }, setSuggesting),
    [place],
  );
  useEffect(() => asker.stop, [asker]);
  // a server-rendered page can be typed into before it is hydrated
  useLayoutEffect(() => {
    const early = input.current?.value ?? known;
    if (early === known) return;
    setText(early);
    asker.typed(early);
  }, [asker, known]);

  function dismiss(): void {
    asker.stop();
    setSuggesting({ state: 'quiet' });
  }

  function complain(why: AddressProblem, quiet = false): void {
    setProblem(why);
    if (!quiet) input.current?.focus();
    onProblem?.(why);
  }

  async function settle(
    finding: (session: string) => Promise<FoundAddress | 'nowhere' | 'failed'>,
  ): Promise<void> {
    dismiss();
    setProblem(null);
    setBusy(true);
    const mine = ++turn.current;
    const found = await finding(session.current || newSession());
    session.current = ''; // an address was settled: the next one is a new question
    if (mine !== turn.current) return; // typed on meanwhile
    setBusy(false);
    if (found === 'nowhere') complain('not_on_map');
    else if (found === 'failed') complain('failed');
    else onFound(found);
  }

  return {
    text,
    suggesting,
    problem,
    busy,
    input,
    dismiss,
    complain,
    show: (found) => {
      turn.current += 1;
      dismiss();
      setBusy(false);
      setProblem(null);
      setText(found);
    },
    type: (typed) => {
      turn.current += 1;
      setBusy(false);
      setProblem(null);
      setText(typed);
      asker.typed(typed);
    },
    choose: (suggestion) => {
      setText(suggestion.description);
      void settle((of) => placeSuggestion(suggestion, place, of));
    },
    submit: () => {
      const clean = cleanText(text);
      if (!clean) complain('empty');
      else if (clean.length < SHORTEST) complain('short');
      else void settle((of) => findTyped(clean, place, of));
    },
    clear: () => {
      turn.current += 1;
      dismiss();
      setBusy(false);
      setProblem(null);
      setText('');
      onForget?.();
      input.current?.focus();
    },
    forgets: onForget !== undefined,
  };
}
