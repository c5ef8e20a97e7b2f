/** Every way in which an operation can fail, with the HTTP status it becomes. Words for people are made on the screen. */
export const statusOf = {
  /** The input breaks its schema; details hold the field's path. */
  invalid: 400,
  /** No token, or one that is not valid any more. */
  unauthorized: 401,
  notFound: 404,
  /** The page shows nothing that plays. */
  noMedia: 404,
  /** The address leads to no channel with a feed. */
  noFeed: 404,
  /** The site says that the medium does not exist, or not for us: removed, private, blocked in this country. */
  mediaUnavailable: 404,
  /** A language model's run would cost more than the person lets it. */
  spendingCap: 402,
  /** The plan's minutes are used up; details hold the address of the plans. */
  quotaExceeded: 402,
  /** The token lacks a scope, which details name. */
  forbidden: 403,
  /** As many channels are followed as can be. */
  tooManyChannels: 403,
  /** The browser has not allowed Gloss to read this page or host. */
  noPermission: 403,
  /** The path is there, for other methods. */
  methodNotAllowed: 405,
  /** The page with the medium was closed, or moved on, before its words were read. */
  pageGone: 409,
  cancelled: 409,
  /** The context that worked on the call, the extension's worker for one, ended before it answered; what was stored stays. */
  interrupted: 503,
  tooLarge: 413,
  /** The medium has no captions at all. */
  noCaptions: 422,
  /** A live or announced medium whose captions do not exist yet. */
  notYetAired: 422,
  /** The medium's sound can't be had, or can't be read: protected, broken, none at all. */
  noSound: 422,
  /** Nobody speaks in it. */
  nothingSaid: 422,
  /** The medium's pictures can't be had, or can't be read. */
  noPictures: 422,
  /** Only a language model can do what was asked for, and none is set up. */
  noModel: 422,
  /** The site answered 200 with nothing in it, which is how a gate looks from outside. */
  captionsEmpty: 502,
  /** The site answered with something that is not captions, an HTML page for example. */
  captionsUnreadable: 502,
  /** The captions belong to another medium. */
  captionsForeign: 502,
  /** What stands at a feed's address is no feed, or a broken one. */
  feedUnreadable: 502,
  loginRequired: 502,
  ageRestricted: 502,
  botCheck: 502,
  consentRequired: 502,
  siteFailed: 502,
  /** The provider of the language model refuses the key, the plan or the model's name. */
  modelRefused: 502,
  /** The language model, or its provider, answered with nothing of use. */
  modelFailed: 502,
  rateLimited: 429,
  offline: 503,
  timeout: 503,
  storageFull: 503,
  /** What the service stands on, its database for one, is away for a while. */
  unavailable: 503,
  internal: 500,
} as const;

export type FailureCode = keyof typeof statusOf;

/** A failure as data: what crosses a door, what a task row keeps. */
export interface FailureData {
  code: FailureCode;
  message: string;
  details?: unknown;
}

/** The only error that crosses a door; anything else becomes `internal`. `message` is for developers, in English. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly details: unknown;

  constructor(code: FailureCode, message: string = code, details?: unknown) {
    super(message);
    this.code = code;
    this.details = details;
  }

  toJSON(): FailureData {
    return { code: this.code, message: this.message, ...(this.details !== undefined && { details: this.details }) };
  }

  static from(error: unknown): Failure {
    if (error instanceof Failure) return error;
    if (isFailureData(error)) return new Failure(error.code, error.message, error.details);
    const message = error instanceof Error ? error.message : String(error);
    switch (error instanceof Error ? error.name : '') {
      case 'AbortError':
        return new Failure('cancelled', message);
      case 'TimeoutError':
        return new Failure('timeout', message);
      case 'QuotaExceededError':
        return new Failure('storageFull', message);
      default:
        return Object.assign(new Failure('internal', message), { cause: error });
    }
  }
}

/** By its shape alone, so that the page script need not carry the table of codes. */
const isFailureData = (error: unknown): error is FailureData =>
  typeof error === 'object' &&
  error !== null &&
  !(error instanceof Error) &&
  'code' in error &&
  typeof error.code === 'string' &&
  'message' in error &&
  typeof error.message === 'string';
