import type { ReadingFault } from '#events/documents/document.events';
import type { RequestFault } from '#kernel/request-fault';

/** What a run's log says, as facts: `run-log-text.ts` words them. Events store these, so a kind is never renamed or removed. */

/** Why a page or a listing could not be read, or not be used. */
export type PageFault =
  | RequestFault
  | DocumentFault
  | { readonly kind: 'pdf' }
  | { readonly kind: 'empty' }
  /** Its content type; empty if it has none. */
  | { readonly kind: 'not_text'; readonly type: string }
  | { readonly kind: 'feed' }
  | { readonly kind: 'data'; readonly type: string }
  | { readonly kind: 'no_text' }
  | { readonly kind: 'no_readable_text' }
  | { readonly kind: 'only_redirects' }
  | { readonly kind: 'redirects_home' }
  /** It shows the site's home page at its own address. */
  | { readonly kind: 'shows_home' }
  | { readonly kind: 'says_not_found' }
  | { readonly kind: 'requires_consent' }
  | { readonly kind: 'requires_javascript' }
  | { readonly kind: 'too_complex' }
  /** The host is skipped after this many of its other pages were too complex. */
  | { readonly kind: 'host_too_complex'; readonly host: string; readonly pages: number }
  | { readonly kind: 'invalid_gzip' }
  | { readonly kind: 'no_listing' }
  /** A listing that was too long, or broken off, before its first entry ended. */
  | { readonly kind: 'no_whole_entry' }
  | { readonly kind: 'time_limit' }
  | { readonly kind: 'character_limit'; readonly characters: number };

/** Why a document that the tracker names could not be read. */
export type DocumentFault =
  /** Staff took it out. */
  { readonly kind: 'document_removed' } | { readonly kind: 'document_unreadable'; readonly fault: ReadingFault };

/** Why a place that a run searched for pages yielded none. */
export type PlaceFault =
  | PageFault
  | { readonly kind: 'not_a_domain' }
  | { readonly kind: 'lists_no_pages' }
  /** A site that lists nothing else. `certain`: it names the listing itself, or returned what looks like one. */
  | {
      readonly kind: 'unusable_listing';
      readonly listing: 'feed' | 'sitemap';
      readonly certain: boolean;
      readonly because: PageFault;
    }
  /** A search that was overloaded when last asked. */
  | { readonly kind: 'overloaded_before' }
  | { readonly kind: 'finds_nothing' }
  | { readonly kind: 'words_too_short' }
  | { readonly kind: 'names_nothing' };

/** What became of a page that a run considered. `title` is that of a page whose claim it bears on. */
export type DocumentReason =
  | { readonly kind: 'new' }
  | { readonly kind: 'adds' }
  | { readonly kind: 'overrules' }
  /** It says what was done, unlike an earlier line. */
  | { readonly kind: 'says_more_plainly' }
  /** One sentence of it is on the topic. */
  | { readonly kind: 'aside' }
  | { readonly kind: 'same_story'; readonly title: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed_without_news' }
  | { readonly kind: 'off_topic' }
  /** No page is in the language of the topic's description, and this one has none of the words that they share. */
  | { readonly kind: 'other_language_than_topic' }
  | { readonly kind: 'excluded_word'; readonly word: string }
  | { readonly kind: 'no_included_word' }
  /** It does not name the tracker's country or agency. */
  | { readonly kind: 'not_named' }
  | { readonly kind: 'other_host' }
  | { readonly kind: 'no_text' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'not_verified' }
  | { readonly kind: 'not_supporting' }
  /** Its sentence is close to a line on which the owner gave this verdict. */
  | { readonly kind: 'verdict'; readonly verdict: 'known' | 'off_topic' | 'wrong' }
  | { readonly kind: 'next_run' }
  | { readonly kind: 'not_read'; readonly fault: PageFault }
  /** A search gave a link that only a browser can follow. */
  | { readonly kind: 'publisher_not_named' }
  | {
      readonly kind: 'address_not_given';
      readonly host: string;
      readonly publisher: 'not_searched' | 'unreachable' | 'not_listed';
    };

/** How much of a page was read, or how well, if not as usual. */
export type ReadingNote =
  | { readonly kind: 'cut'; readonly characters: number }
  | { readonly kind: 'paywalled' }
  | { readonly kind: 'truncated' }
  | { readonly kind: 'collapsed' }
  | { readonly kind: 'other_language' };

/** Details about a failed run in addition to its code. */
export interface FailureDetail {
  readonly kind: 'attempts';
  readonly attempts: number;
}
