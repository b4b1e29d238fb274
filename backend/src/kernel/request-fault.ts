/** Why a request to another server gave nothing that can be used. Stored in events, so a kind is never renamed or removed. */
export type RequestFault =
  | { readonly kind: 'not_a_web_address' }
  | { readonly kind: 'other_scheme' }
  | { readonly kind: 'credentials_in_address' }
  | { readonly kind: 'port'; readonly port: string }
  | { readonly kind: 'address_too_long'; readonly characters: number }
  | { readonly kind: 'private_address' }
  /** The answer redirects to another host than that of the API. */
  | { readonly kind: 'redirected'; readonly to: string }
  | { readonly kind: 'redirected_off_domains'; readonly to: string }
  | { readonly kind: 'redirect_loop' }
  | { readonly kind: 'too_many_redirects'; readonly most: number }
  | { readonly kind: 'invalid_redirect' }
  | { readonly kind: 'robots' }
  | { readonly kind: 'robots_too_long' }
  | { readonly kind: 'robots_unavailable'; readonly status: number }
  /** The robots.txt redirects to an address that cannot be read. */
  | { readonly kind: 'robots_elsewhere'; readonly because: RequestFault }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'network'; readonly fault: NetworkFault }
  | { readonly kind: 'timeout'; readonly seconds: number }
  | { readonly kind: 'too_large'; readonly kilobytes: number }
  | { readonly kind: 'unknown_encoding'; readonly encoding: string }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'not_a_feed' }
  | { readonly kind: 'not_search_results' }
  /** `engines` as the search itself describes them. */
  | { readonly kind: 'engines_silent'; readonly engines: string }
  | { readonly kind: 'unusable_answer' }
  | { readonly kind: 'empty_answer' }
  | { readonly kind: 'reported_error' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'skipped_after_timeouts'; readonly host: string; readonly timeouts: number }
  | { readonly kind: 'skipped_after_faults'; readonly faults: number }
  | { readonly kind: 'byte_limit'; readonly megabytes: number }
  | { readonly kind: 'budget_spent'; readonly usd: number };

export type NetworkFault =
  | 'name_unknown'
  | 'dns_silent'
  | 'refused'
  | 'reset'
  | 'no_route'
  | 'connect_timeout'
  | 'headers_too_long'
  | 'headers_timeout'
  | 'body_timeout'
  | 'no_http'
  | 'no_tls'
  | 'certificate'
  | 'other';
