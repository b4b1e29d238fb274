import { exampleBrief, exampleLine, exampleSection } from '#test/support/delivery/brief-example';
import { type BriefMail, briefHtml, briefText } from './brief-mail';

const mail = (listen: string | null): BriefMail => ({
  ...exampleBrief([exampleSection('US tariffs', [exampleLine('The duty on drones is 100 %.')])]),
  productName: 'Aidy',
  week: null,
  feedbackLink: null,
  listen,
  unsubscribe: 'https://aidy.example.org/unsubscribe/x',
});

test('a brief that can be heard links to where', () => {
  const listen = 'https://aidy.example.org/tracker/tariffs?listen=planned-0';
  expect(briefHtml(mail(listen))).toMatch(
    /href="https:\/\/aidy\.example\.org\/tracker\/tariffs\?listen(?:=|&#x3d;)planned-0"[^>]*>Listen</,
  );
  expect(briefText(mail(listen))).toContain(`\nListen: ${listen}\n`);
  expect(briefHtml(mail(null)) + briefText(mail(null))).not.toContain('Listen');
});

test('a remark is a short phrase that links to its page', () => {
  const remarks = [{ words: '2 exceptions', link: 'https://aidy.example.org/go/exceptions' }];
  const line = exampleLine('The duty on drones is 100 %.', {
    said: ['but from August 1, 2026: “Drones that are on the water before that day pay the earlier duty.”'],
    remarks,
  });
  const published: BriefMail = { ...mail(null), ...exampleBrief([exampleSection('US tariffs', [line])]) };
  expect(briefHtml(published)).toMatch(/href="https:\/\/aidy\.example\.org\/go\/exceptions"[^>]*>2 exceptions</);
  expect(briefText(published)).toContain('The Agency, Jul 20, 2026 · 2 exceptions\n');
  expect(briefHtml(published) + briefText(published)).not.toContain('on the water');
});

test('the text below a line wraps between phrases, after the dot', () => {
  const remarks = [{ words: '2 exceptions', link: 'https://aidy.example.org/go/exceptions' }];
  const line = exampleLine('The duty on drones is 100 %.', { remarks, alsoIn: ['Drones'] });
  const published: BriefMail = { ...mail(null), ...exampleBrief([exampleSection('US tariffs', [line])]) };
  const phrases = [...briefHtml(published).matchAll(/<span style="display:inline-block">(.*?)<\/span>/g)];
  expect(phrases.map(([, phrase = '']) => phrase.replace(/<[^>]*>/g, ''))).toEqual([
    'The Agency, Jul 20, 2026 ·',
    '2 exceptions ·',
    'also in Drones',
  ]);
});

test('the replaced words of a line are struck through, on a line of their own', () => {
  const line = exampleLine('The duty on drones is 100 %.', { was: 'The duty on drones is 50 %.' });
  const published: BriefMail = { ...mail(null), ...exampleBrief([exampleSection('US tariffs', [line])]) };
  expect(briefHtml(published)).toMatch(
    /<del [^>]*>The duty on drones is 50 %\.<\/del><br ?\/?>The duty on drones is 100 %\./,
  );
  expect(briefText(published)).toContain('(was: The duty on drones is 50 %.) The duty on drones is 100 %.');
});

test('a change is not counted as a new finding', () => {
  const changed = exampleLine('The duty begins on May 3.', { kind: 'changed', lead: 'Changed', was: 'May 1' });
  const sent = (...lines: readonly (typeof changed)[]) =>
    briefText({ ...mail(null), ...exampleBrief([exampleSection('US tariffs', lines)]) });
  expect(sent(changed)).toContain('\n1 change, July 21, 2026\n');
  expect(sent(changed, exampleLine('Drones pay 100 %.'))).toContain('\n1 new finding and 1 change, July 21, 2026\n');
});

test('a line that cannot be understood alone has its page’s title before it, and what it is about behind it', () => {
  const line = exampleLine('The effective date shall be May 3.', {
    kind: 'changed',
    lead: 'Changed',
    was: 'May 1',
    pageTitle: 'Suspension of the Duties on Norland',
    about: 'Goods of Norland pay 50%.',
  });
  const published: BriefMail = { ...mail(null), ...exampleBrief([exampleSection('US tariffs', [line])]) };
  expect(briefText(published)).toContain(
    '- Suspension of the Duties on Norland\n  Changed: (was: May 1) The effective date shall be May 3.\n  About: “Goods of Norland pay 50%.”\n',
  );
  expect(briefHtml(published).replace(/<[^>]*>/g, ' ')).toMatch(
    /Suspension of the Duties on Norland\s+Changed:\s+May 1\s+The effective date shall be May 3\.\s+About: “Goods of Norland pay 50%\.”/,
  );
});

describe('a mail that tells the week of a folder', () => {
  const tracker = { id: 'floods', title: 'Floods', url: 'https://aidy.example.org/tracker/floods#update-u1' };
  const line = (text: string) => ({ line: exampleLine(text), tracker });
  const week: BriefMail['week'] = {
    from: '2026-07-15',
    to: '2026-07-21',
    groups: [
      { heading: null, items: [{ differs_in: 'figure', lines: [line('12 people died.'), line('14 people died.')] }] },
      { heading: 'Trade deal', items: [{ differs_in: null, lines: [line('The deal was signed.')] }] },
    ],
    more: 3,
  };
  const sections = [exampleSection('US tariffs', [exampleLine('14 people died.'), exampleLine('A port closed.')])];
  const published: BriefMail = {
    ...mail(null),
    ...exampleBrief(sections, { title: 'Norland' }),
    week,
    feedbackLink: (trackerId, claimId, verdict) =>
      `https://aidy.example.org/feedback/${trackerId}.${claimId}?${verdict}`,
  };

  test('begins with it, tells it once, and then what else is new', () => {
    for (const written of [briefHtml(published), briefText(published)]) {
      const places = ['Figures differ', '12 people died', '14 people died', 'The deal was signed', 'A port closed'].map(
        (words) => written.indexOf(words, written.indexOf('July 15 to July 21')),
      );
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places[0]).toBeGreaterThan(0);
      expect(written.slice(places[0]).split('14 people died')).toHaveLength(2);
    }
  });

  test('the mail has the days of the week, its headings, the updates, and links to judge a line', () => {
    const text = briefText(published);
    expect(text).toContain('THIS WEEK IN NORLAND\nJuly 15 to July 21');
    expect(text).toContain('TRADE DEAL');
    expect(text).toContain(`  Floods: ${tracker.url}`);
    expect(text).toContain('  Rate this: https://aidy.example.org/feedback/floods.claim?useful');
    expect(text).toContain('3 more lines on the trackers’ pages');
    expect(text).toContain('ALSO NEW\n\nUS TARIFFS');
  });

  test('says nothing besides where the week tells all', () =>
    expect(
      briefText({ ...published, ...exampleBrief([exampleSection('x', [exampleLine('14 people died.')])]) }),
    ).not.toContain('ALSO NEW'));
});
