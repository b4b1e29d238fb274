import { Cookie, CookieJar } from 'tough-cookie';

const MAX_PER_ANSWER = 20;
const MAX_IN_ALL = 500;
const MAX_COOKIE_LENGTH = 2048;

/** Headers can hold no other characters. */
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * Cookies that sites set while one run reads them, each sent back to where RFC 6265 says, and discarded with the run. Sites
 * send readers in circles who do not return theirs.
 */
export class RunCookies {
  private readonly jar = new CookieJar();
  private kept = 0;

  /** Value of the `Cookie` header; empty if there is none to send. */
  of(url: URL): string {
    return this.jar.getCookieStringSync(url.href);
  }

  keep(url: URL, headers: readonly string[]): void {
    for (const header of headers.slice(0, MAX_PER_ANSWER)) {
      if (header.length > MAX_COOKIE_LENGTH || this.kept >= MAX_IN_ALL) continue;
      const cookie = Cookie.parse(header);
      if (cookie === undefined || !isPlain(cookie.cookieString())) continue;
      this.jar.setCookieSync(cookie, url.href, { ignoreError: true });
      this.kept += 1;
    }
  }
}
