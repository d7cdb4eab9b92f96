declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration?: number;
    /** requests, instead of a duration */
    amount?: number;
    /** requests/s, not faster */
    overallRate?: number;
    headers: Record<string, string>;
  }
  interface Result {
    errors: number;
    statusCodeStats: Record<string, { count: number }>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
