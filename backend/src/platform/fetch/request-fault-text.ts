import { assertNever } from '#kernel/assert-never';
import type { NetworkFault, RequestFault } from '#kernel/request-fault';

const networkFaultTexts: Readonly<Record<NetworkFault, string>> = {
  name_unknown: 'could not be resolved: its name is unknown',
  dns_silent: 'could not be resolved: the DNS server did not answer',
  refused: 'refuses connections',
  reset: 'closed the connection',
  no_route: 'cannot be reached from here',
  connect_timeout: 'did not accept a connection in time',
  headers_too_long: 'sent too many headers',
  headers_timeout: 'did not answer in time',
  body_timeout: 'stopped answering',
  no_http: 'does not speak HTTP',
  no_tls: 'does not speak https correctly',
  certificate: 'has an invalid certificate',
  other: 'gave no usable response',
};

const describeStatus = (status: number): string => {
  if (status === 404) return 'was not found (404)';
  if (status === 410) return 'no longer exists (410)';
  if (status === 402) return 'requires payment (402)';
  if (status === 401 || status === 403) return `denies access (${status})`;
  if (status === 429) return 'is rate limited (429)';
  return status >= 500 ? `failed with a server error (${status})` : `answered ${status}`;
};

/** A fault as a predicate of what was requested, such as `did not answer in 15 s`. */
export const describeRequestFault = (fault: RequestFault): string => {
  switch (fault.kind) {
    case 'not_a_web_address':
      return 'is not a web address';
    case 'other_scheme':
      return 'is not an http or https address';
    case 'credentials_in_address':
      return 'contains a user name or password';
    case 'port':
      return `uses the non-standard port ${fault.port}`;
    case 'address_too_long':
      return `has an address of more than ${fault.characters} characters`;
    case 'private_address':
      return 'resolves to a non-public address';
    case 'redirected':
      return `redirects to ${fault.to}`;
    case 'redirected_off_domains':
      return `redirects to ${fault.to}, which is not one of the tracker’s domains`;
    case 'redirect_loop':
      return 'redirects in a loop';
    case 'too_many_redirects':
      return `redirects more than ${fault.most} times`;
    case 'invalid_redirect':
      return 'redirects to an invalid URL';
    case 'robots':
      return 'is disallowed by robots.txt';
    case 'robots_too_long':
      return 'has a robots.txt with too many rules';
    case 'robots_unavailable':
      return `has an unavailable robots.txt (${fault.status})`;
    case 'robots_elsewhere':
      return `has a robots.txt elsewhere, which ${describeRequestFault(fault.because)}`;
    case 'status':
      return describeStatus(fault.status);
    case 'network':
      return networkFaultTexts[fault.fault];
    case 'timeout':
      return `did not answer in ${fault.seconds} s`;
    case 'too_large':
      return `is larger than ${fault.kilobytes} kB`;
    case 'unknown_encoding':
      return `has an unknown content encoding (${fault.encoding})`;
    case 'damaged':
      return 'is not validly compressed';
    case 'not_a_feed':
      return 'did not return a feed';
    case 'not_search_results':
      return 'did not return search results';
    case 'engines_silent':
      return `got no answer from its engines (${fault.engines})`;
    case 'unusable_answer':
      return 'gave no usable answer';
    case 'empty_answer':
      return 'gave an empty answer';
    case 'reported_error':
      return 'reported an error';
    case 'stopped':
      return 'was stopped';
    case 'skipped_after_timeouts':
      return `was not fetched: ${fault.host} timed out ${fault.timeouts} times`;
    case 'skipped_after_faults':
      return `was not asked, since it failed ${fault.faults} times in a row`;
    case 'byte_limit':
      return `was not fetched: the run had reached its limit of ${fault.megabytes} MB`;
    case 'budget_spent':
      return `was not asked, since this month’s budget of $${fault.usd} is used up`;
    default:
      return assertNever(fault);
  }
};
