/** Phrases that rule a sentence out, whatever its score. */
import { anyOf, anyPiece, oneOf } from '../../words/phrases';

const act = oneOf('order proclamation memorandum rule act notice section');

/** Legal boilerplate. */
export const legalForm = anyPiece(
  String.raw`
    \bnothing in this ${act}\b
    \bshall be construed\b
    \bdoes not affect\b
    \bunaffected by this\b
    \bshall not be affected\b
    \bthe terms?,? [“"‘']
    ^The terms? [“"‘']
    \bfor (?:the )?purposes of this ${oneOf('order proclamation rule act section')}\b
    \bcosts? (?:for|of) publication\b
    \bnot intended to, and does not\b
    \bsubject to the availability of appropriations\b
    \bheld to be invalid\b
    \bset my hand\b
    \bpublish(?:ed)? (?:this \w+ )?in the Federal Register\b
    \bconsistent with applicable law, including section\b
  `,
  'i',
);

/** A site addressing its visitors, prompt injections, and text about the page or its site. */
export const aside = anyOf(
  String.raw`
    cookies?
    newsletters?
    subscri(?:be|ption)
    all rights reserved
    (?:ignore|disregard|forget) (?:(?:all|any|the|your) ){0,4}${oneOf(
      'previous prior above earlier preceding',
    )} (?:instructions?|prompts?|messages?)
    system prompt
    language model, you
    as an AI (?:assistant|model)
    this ${oneOf('page site website article story video image photo podcast email')}
    our ${oneOf('site website readers journalism')}
    page views
    minutes? read
    the White House ${oneOf('released posted published')} \w+ new
    more ${oneOf('stories news articles')}
    related ${oneOf('stories articles')}
    stay (?:informed|up to date)
    in other news
    trending
  `,
  'i',
);
