import { exampleBrief, exampleLine, exampleSection } from '../../../../../test/support/brief-example';
import { type BriefMail, briefHtml, briefText } from './brief-mail';

const mail = (listen: string | null): BriefMail => ({
  ...exampleBrief([exampleSection('US tariffs', [exampleLine('The duty on drones is 100 %.')])]),
  productName: 'Aidy',
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
