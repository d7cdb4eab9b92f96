/** The command line's reason for not doing it; no stack is shown. */
export class Complaint extends Error {
  override name = 'Complaint';
}
