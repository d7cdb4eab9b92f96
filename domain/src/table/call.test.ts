import { describe, expect, it } from 'vitest';
import {
  type CallRequest,
  callState,
  callText,
  endsWithSitting,
  extraChoices,
  mayCall,
  oneMoreCall,
} from './call.ts';

const asked = (change: Partial<CallRequest> = {}): CallRequest => ({
  preview: false,
  table: { kind: 'table', number: '12' },
  name: 'Thư',
  choices: ['STAFF'],
  note: '',
  score: null,
  ...change,
});

describe('whether staff can be called', () => {
  it('[TB21] with a choice, with several, with a note alone; at a table and at the counter', () => {
    expect(mayCall(asked(), [])).toBeNull();
    expect(mayCall(asked({ choices: ['PAYMENT', 'TISSUES', 'Xin thêm đá'] }), ['Xin thêm đá'])).toBeNull();
    expect(mayCall(asked({ choices: [], note: 'ghế cho bé' }), [])).toBeNull();
    expect(mayCall(asked({ table: { kind: 'counter' } }), [])).toBeNull();
  });

  it('[TB21] not in a preview, not without a table, not for nothing', () => {
    expect(mayCall(asked({ preview: true, table: null }), [])).toEqual({ refused: 'PREVIEW' });
    expect(mayCall(asked({ table: null, choices: [] }), [])).toEqual({ refused: 'TABLE_REQUIRED' });
    for (const note of ['', '  ', '\u200b'])
      expect(mayCall(asked({ choices: [], note, name: '' }), [])).toEqual({ refused: 'CALL_EMPTY' });
  });

  it('[TB21] [TB22] not for what this store does not offer', () => {
    for (const choice of ['payment', 'Xin thêm đá', ''])
      expect(mayCall(asked({ choices: ['STAFF', choice] }), ['Xin thêm rau'])).toEqual({
        refused: 'CALL_CHOICE_GONE',
      });
  });

  it('[TB21] [TB20] a note of 255 characters and a name of 18', () => {
    expect(mayCall(asked({ note: 'ế'.repeat(255) }), [])).toBeNull();
    expect(mayCall(asked({ note: 'ế'.repeat(256) }), [])).toEqual({
      refused: 'CALL_NOTE_TOO_LONG',
      limit: 255,
    });
    expect(mayCall(asked({ name: 'Khách hàng' }), [])).toEqual({ refused: 'NAME_REQUIRED' });
    expect(mayCall(asked({ name: 'x'.repeat(19) }), [])).toEqual({ refused: 'NAME_TOO_LONG', limit: 18 });
  });
});

it('[TB22] offers the store’s extras, then the menu’s, each once in any letters', () => {
  const extras = extraChoices(
    { serviceNotes: ['Ghế em bé', 'Xin đá'] },
    { serviceNotes: ['xin ĐÁ', 'Xin rau'] },
  );
  expect(extras).toEqual(['Ghế em bé', 'Xin đá', 'Xin rau']);
});

it('[TB23] says it in the restaurant’s language, in one order, each once, the note unchanged at the end', () => {
  const choices = ['Xin đá', 'TISSUES', 'PAYMENT', 'TISSUES', 'Xin đá'];
  expect(callText({ choices, note: ' no rush ', score: null }, 'vi')).toBe(
    'Yêu cầu thanh toán, Thêm khăn giấy, Xin đá, no rush',
  );
  expect(callText({ choices: ['BOWLS'], note: '', score: null }, 'de')).toBe('Schalen und Stäbchen');
  expect(callText({ choices: ['PAYMENT'], note: '', score: null }, 'vi')).toBe('Yêu cầu thanh toán');
});

describe('[TB32] feedback as a call', () => {
  const feedback = (change: Partial<CallRequest> = {}) => asked({ choices: [], score: 4, ...change });

  it('needs one to five whole stars, and no words', () => {
    for (const score of [1, 5]) expect(mayCall(feedback({ score }), [])).toBeNull();
    for (const score of [0, 6, 4.5, -1, Number.NaN])
      expect(mayCall(feedback({ score, name: '' }), [])).toEqual({ refused: 'SCORE_INVALID' });
  });

  it('has room for 500 characters, and needs a table and a name as any call', () => {
    expect(mayCall(feedback({ note: 'ế'.repeat(500) }), [])).toBeNull();
    const long = { refused: 'CALL_NOTE_TOO_LONG', limit: 500 };
    expect(mayCall(feedback({ note: 'ế'.repeat(501) }), [])).toEqual(long);
    expect(mayCall(feedback({ table: null, score: 0 }), [])).toEqual({ refused: 'TABLE_REQUIRED' });
    expect(mayCall(feedback({ name: '' }), [])).toEqual({ refused: 'NAME_REQUIRED' });
  });

  it('begins with its stars in the restaurant’s language', () => {
    const said = { choices: [], note: ' Ngon. ', score: 4 };
    expect(callText(said, 'vi')).toBe('Góp ý 4/5 sao, Ngon.');
    expect(callText({ ...said, note: '' }, 'de')).toBe('Rückmeldung: 4 von 5 Sternen');
  });
});

it('[TB26] is open, taken, answered', () => {
  expect(callState({ takenAt: null, answeredAt: null })).toBe('open');
  expect(callState({ takenAt: 1, answeredAt: null })).toBe('taken');
  expect(callState({ takenAt: null, answeredAt: 2 })).toBe('answered');
});

it('[TB25] a guest, a table and the counter may have so many standing', () => {
  const limits = { ofGuest: 3, ofSitting: 4, ofTable: 5, ofCounter: 9 };
  const standing = (ofGuest: number, ofTable: number, at: 'sitting' | 'table' | 'counter' = 'table') =>
    oneMoreCall({ ofGuest, ofTable, at }, limits);
  expect(standing(2, 4)).toBeNull();
  expect(standing(3, 3)).toEqual({ refused: 'CALLS_WAITING', limit: 3 });
  expect(standing(0, 5)).toEqual({ refused: 'CALLS_WAITING', limit: 5 });
  expect(standing(0, 3, 'sitting')).toBeNull();
  expect(standing(0, 4, 'sitting')).toEqual({ refused: 'CALLS_WAITING', limit: 4 });
  expect(standing(0, 8, 'counter')).toBeNull();
  expect(standing(0, 9, 'counter')).toEqual({ refused: 'CALLS_WAITING', limit: 9 });
});

it('[TB84] a wish is over with its guests, feedback is not', () => {
  expect(endsWithSitting({ choices: ['PAYMENT'], note: '', text: 'Yêu cầu thanh toán' })).toBe(true);
  expect(endsWithSitting({ choices: [], note: ' thêm đá ', text: 'thêm đá' })).toBe(true);
  expect(endsWithSitting({ choices: [], note: 'Nguội', text: 'Góp ý 2/5 sao, Nguội' })).toBe(false);
});
