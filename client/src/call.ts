import type { Answer, Failed } from '@mam/contract/http/client.ts';

/** A refused call, thrown: the query cache knows an error by nothing else. */
export class Refused<Code = string> extends Error {
  override readonly name = 'Refused';
  readonly code: Failed<Code>['code'];
  /** 0 when there was no answer */
  readonly status: number;
  readonly data: Failed['data'];

  constructor({ code, status, message, data }: Failed<Code>) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** The data of an answer; a refusal is thrown. Only for what the query cache reads. */
export function dataOrThrow<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data;
  throw new Refused(answer);
}

/** A fetch that shows the headers of every answer to `hear`: the clock is set by them. */
export function listeningFetch(hear: (headers: Headers, address: string) => void): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    hear(answer.headers, String(input));
    return answer;
  };
}
