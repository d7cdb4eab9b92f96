/** Path and query of what a request line asks for, as the router cuts it: a fragment belongs to neither. */
export function splitAddress(url: string): readonly [path: string, query: string] {
  const [whole = ''] = url.split('#', 1);
  const mark = whole.indexOf('?');
  return mark < 0 ? [whole, ''] : [whole.slice(0, mark), whole.slice(mark + 1)];
}
