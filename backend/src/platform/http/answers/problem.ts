import { type FieldError, type AreaRefusalCode, type Refusal, isRefusal } from '#kernel/decider';
import { multiProvider } from '../../multi-provider';

const PROBLEMS = {
  INVALID: { status: 400, title: 'Invalid request' },
  AUTH_REQUIRED: { status: 401, title: 'Sign-in required' },
  ACCESS_DENIED: { status: 403, title: 'Access denied' },
  STAFF_ONLY: { status: 403, title: 'Staff only' },
  ADMIN_ONLY: { status: 403, title: 'Administrators only' },
  SECOND_FACTOR_SETUP_REQUIRED: { status: 403, title: 'Second factor not set up' },
  STEP_UP_REQUIRED: { status: 403, title: 'Second factor needed again' },
  NOT_FOUND: { status: 404, title: 'Not found' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Method not allowed' },
  CONFLICT: { status: 409, title: 'Conflict' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Request too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Unsupported media type' },
  RATE_LIMITED: { status: 429, title: 'Too many requests' },
  INTERNAL: { status: 500, title: 'Internal error' },
  STORAGE_FULL: { status: 503, title: 'Storage full' },
  CATCHING_UP: { status: 503, title: 'Not known yet' },
  UNAVAILABLE: { status: 503, title: 'Temporarily unavailable' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: string }>>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Problem codes of the platform; areas add further ones. */
export const problemCodes = Object.keys(PROBLEMS).filter((code): code is ProblemCode => code in PROBLEMS);

/** Contributed by area modules; the OpenAPI document names all codes. */
export const [contributedRefusals, provideRefusals] = multiProvider<readonly AreaRefusalCode[]>('refusals');

/** Thrown at the HTTP edge and sent as RFC 9457 `application/problem+json`. `detail` is shown to the user. */
export class Problem extends Error {
  constructor(
    readonly declared: ProblemCode | AreaRefusalCode,
    readonly detail: string,
    readonly options: {
      readonly errors?: readonly FieldError[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(detail);
  }

  get code(): string {
    return typeof this.declared === 'string' ? this.declared : this.declared.code;
  }

  get status(): number {
    return PROBLEMS[typeof this.declared === 'string' ? this.declared : this.declared.kindOf].status;
  }

  get title(): string {
    return typeof this.declared === 'string' ? PROBLEMS[this.declared].title : this.declared.title;
  }
}

/** The body of a problem: RFC 9457, plus `error` for clients that expect a single text. */
export const problemBody = ({ code, detail, status, title, options }: Problem, requestId: string) => ({
  type: 'about:blank',
  title,
  status,
  code,
  detail,
  error: detail,
  ...(options.errors === undefined ? {} : { errors: options.errors }),
  request_id: requestId,
});

export const problemOfRefusal = ({ refused, detail, errors }: Refusal): Problem =>
  new Problem(refused, detail, errors === undefined ? {} : { errors });

/** The result, or the problem of its refusal thrown: `return orThrow(await this.queries.execute(new GetTracker(id, caller)))`. */
export const orThrow = <Result>(result: Result | Refusal): Result => {
  if (isRefusal(result)) throw problemOfRefusal(result);
  return result;
};
