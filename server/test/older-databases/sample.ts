type Headers = Readonly<Record<string, string>>;

/** Somebody reads something. */
export interface Question {
  readonly path: string;
  readonly headers: Headers;
}

export interface SampledAnswer extends Question {
  readonly status: number;
  readonly answer: unknown;
}

export type Get = (path: string, headers: Headers) => Promise<Response>;

/** Asks one after the other, so that each answer is the same whenever it is asked. */
export async function askAll(get: Get, questions: readonly Question[]): Promise<SampledAnswer[]> {
  const answered: SampledAnswer[] = [];
  for (const { path, headers } of questions) {
    const response = await get(path, headers);
    answered.push({ path, headers, status: response.status, answer: await response.json() });
  }
  return answered;
}
