/** What the command line says instead of doing it; no stack is shown. */
export class Complaint extends Error {
  override name = 'Complaint';
}
