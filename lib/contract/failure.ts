/** Failure codes with their HTTP status. The UI translates them into messages for users. */
export const statusOf = {
  /** The input breaks its schema; details hold the field's path. */
  invalid: 400,
  /** No token, or one that is invalid, expired or revoked. */
  unauthorized: 401,
  notFound: 404,
  /** The page contains no media. */
  noMedia: 404,
  /** The address leads to no channel with a feed. */
  noFeed: 404,
  /** The site reports that the media item is removed, private or blocked in this country. */
  mediaUnavailable: 404,
  /** A run of a model would exceed the user's spending cap. */
  spendingCap: 402,
  /** The plan's minutes are used up; details hold the address of the plans. */
  quotaExceeded: 402,
  /** The token lacks a scope, which details name. */
  forbidden: 403,
  /** The plan's limit of subscribed channels is reached. */
  tooManyChannels: 403,
  /** The browser has not allowed Gloss to read this page or host. */
  noPermission: 403,
  /** The path exists for other methods. */
  methodNotAllowed: 405,
  /** The page was closed, or navigated away, before its transcript was read. */
  pageGone: 409,
  /** The address belongs to several channels; details name them. */
  ambiguous: 409,
  cancelled: 409,
  /** The context that worked on the call, the extension's worker for one, ended before it answered; what was stored stays. */
  interrupted: 503,
  tooLarge: 413,
  /** The media item has no captions at all. */
  noCaptions: 422,
  /** A live or announced media item whose captions do not exist yet. */
  notYetAired: 422,
  /** The audio is missing, protected or unreadable. */
  noSound: 422,
  /** The audio contains no speech. */
  nothingSaid: 422,
  /** The video frames are missing or unreadable. */
  noPictures: 422,
  /** The request needs a language model, and none is configured. */
  noModel: 422,
  /** The site answered 200 with an empty body, which is a sign of a gate. */
  captionsEmpty: 502,
  /** The site answered with something that is not captions, an HTML page for example, or the file of the captions is gone. */
  captionsUnreadable: 502,
  /** The captions belong to another media item. */
  captionsForeign: 502,
  /** The document at a feed's address is not a feed, or is malformed. */
  feedUnreadable: 502,
  loginRequired: 502,
  ageRestricted: 502,
  botCheck: 502,
  consentRequired: 502,
  siteFailed: 502,
  /** The provider of the language model refuses the key, the plan or the model's name. */
  modelRefused: 502,
  /** The language model, or its provider, returned an unusable answer. */
  modelFailed: 502,
  rateLimited: 429,
  offline: 503,
  timeout: 503,
  storageFull: 503,
  /** A dependency of the service, such as its database, is temporarily unavailable. */
  unavailable: 503,
  internal: 500,
} as const;

/** The code of a failure, by which callers decide and views translate. */
export type FailureCode = keyof typeof statusOf;

/**
 * The details of failures by which callers decide and views explain; each code has few of them. The operations' failures `invalid`
 * have a list of `{path, message}` instead, and a server may send values of other types.
 */
export interface FailureDetails {
  /** A finer code, such as `protected` of `noSound`. */
  reason?: string;
  /** Status of the HTTP response that failed. */
  status?: number;
  /** Whether a later attempt may succeed: of a call to a model's provider, and of a request for a media file. */
  retry?: boolean;
  passing?: boolean;
  /** Delay that the other side requests, in seconds and in milliseconds. */
  retryAfter?: number;
  retryAfterMs?: number;
  /** Host for which a permission is missing. */
  host?: string;
  /** Whether the user's own switch has refused the request. */
  localOnly?: boolean;
  /** Address that was read, and address that the input names. */
  url?: string;
  address?: string;
  /** Title of the media item that can't be read, where its site states it. */
  title?: string;
  /** Whether a broadcast is announced and has not started. */
  isUpcoming?: boolean;
  /** Platform without feeds of its own. */
  platform?: string;
  /** Rule of a site recipe that failed. */
  recipe?: string;
  rule?: string;
  /** Reason why a library file can't be read, and the part that a file or text needs and the library lacks. */
  file?: string;
  missing?: string;
  /** Whether the storage of the account is full, not that of this device. */
  isAccount?: boolean;
  /** Address of the server's plans. */
  pricingUrl?: string;
  /** Scope that the token lacks. */
  scope?: string;
  /** Field of a form that is invalid. */
  path?: string;
}

/** A failure as data, as transports send it and tasks store it. */
export interface FailureData {
  code: FailureCode;
  message: string;
  details?: FailureDetails;
}

/** The only error that transports send; any other error becomes `internal`. `message` is for developers, in English. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly details: FailureDetails | undefined;

  constructor(code: FailureCode, message: string = code, details?: unknown) {
    super(message);
    this.code = code;
    this.details = details as FailureDetails | undefined;
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

/** Compares the shape only, so that the page script does not have to contain the table of codes. */
const isFailureData = (error: unknown): error is FailureData =>
  typeof error === 'object' &&
  error !== null &&
  !(error instanceof Error) &&
  'code' in error &&
  typeof error.code === 'string' &&
  'message' in error &&
  typeof error.message === 'string';
