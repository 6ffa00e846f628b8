/**
 * Sheets says no, in words for the user.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** `server`: only the server can tell (protection, strict validation, size), so a script may hear of it late. */
  readonly where: 'client' | 'server';

  constructor(message: string, where: 'client' | 'server' = 'client') {
    super(message);
    this.where = where;
  }
}
