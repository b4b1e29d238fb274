import { nothingKnown, type Findings } from './ledger';
import { findNews } from './spec-support/fieldless-engine';
import { page } from './spec-support/pages';

/**
 * The labelled documents come from a few publishers in Washington. These examples cover other topics; they are written
 * by hand in the style of their genre. Documents wrongly left out and documents in other languages led to new rules.
 */
interface Example {
  readonly topic: string;
  readonly title: string;
  readonly text: readonly string[];
}

const findingsOf = ({ topic, title, text }: Example): Findings =>
  findNews({
    description: topic,
    domains: [],
    now: '2026-03-06T00:00:00Z',
    pages: [page(title, text)],
    knowledge: nothingKnown,
    newId: (name) => name,
  });

/** Each reports its event in its first sentence. */
const news: readonly Example[] = [
  {
    topic: 'ECB interest rate decisions',
    title: 'Monetary policy decisions',
    text: [
      'The Governing Council today decided to keep the three key ECB interest rates unchanged.',
      'Inflation has been close to the 2% medium-term target, and the assessment of the outlook is broadly unchanged.',
      'The Governing Council is determined to ensure that inflation stabilises at its 2% target in the medium term.',
      'The interest rates on the deposit facility, the main refinancing operations and the marginal lending facility will remain unchanged at 2.00%, 2.15% and 2.40% respectively.',
      'The President of the ECB will comment on the considerations underlying these decisions at a press conference starting at 14:45 CET today.',
    ],
  },
  {
    topic: 'ECB interest rate decisions',
    title: 'ECB raises rates for first time in three years as energy prices bite',
    text: [
      'FRANKFURT (Wire) - The European Central Bank raised its deposit rate by a quarter point to 2.25% on Thursday, its first increase in three years, as a rebound in energy prices pushed inflation above target.',
      'Investors had been split on whether the bank would move before December.',
      '“We are not pre-committing to a particular rate path,” President Christine Lagarde told reporters in Frankfurt.',
      'Two of the 26 members of the council would have preferred to wait, according to people familiar with the matter.',
      'The euro rose 0.4% against the dollar after the announcement.',
      'Sign up for our daily newsletter to get the news that moves markets.',
    ],
  },
  {
    topic: 'Malaria vaccine trials',
    title: 'Malaria vaccine cuts severe cases by three quarters in large African trial',
    text: [
      'A malaria vaccine given seasonally reduced severe disease in young children by 74% over three years, according to results of a trial of 12,400 children in Mali and Burkina Faso published on Monday.',
      'The findings, published in The Lancet, are the longest follow-up of the R21 vaccine so far.',
      'Malaria kills more than 400,000 children under five every year, most of them in sub-Saharan Africa.',
      '“This is what we had hoped to see,” said Dr. Halidou Tinto, who led the trial in Burkina Faso.',
      'The World Health Organization recommended R21 in 2023.',
      'The study was funded by the Serum Institute of India, which manufactures the vaccine.',
    ],
  },
  {
    topic: 'Boeing 737 MAX',
    title: 'FAA lifts cap on 737 MAX production to 47 a month',
    text: [
      'The Federal Aviation Administration will allow Boeing to build up to 47 of its 737 MAX jets a month, up from 42, the agency said on Friday.',
      'The regulator capped output at 38 a month in January 2024, after a door plug blew out of an Alaska Airlines jet in flight.',
      'Boeing shares rose 3.1% in afternoon trading.',
      'The company said it expects to reach the new rate by the middle of next year.',
      'Here is what to know about the 737 MAX, from its grounding to its return.',
    ],
  },
  {
    topic: 'Wildfires in Canada',
    title: 'Evacuation order lifted for Flin Flon as rain slows Manitoba wildfire',
    text: [
      'Residents of Flin Flon, Man., can return home as of noon Thursday after rain slowed a wildfire that forced some 5,000 people out three weeks ago, the city’s mayor says.',
      'The fire is still listed as out of control at 307,000 hectares, but it has not grown since Sunday.',
      'George Fontaine said crews found no damage to homes inside the city limits.',
      'Environment Canada expects another 15 millimetres of rain by Saturday.',
      'How are you coping with the smoke? Send us your photos and stories.',
    ],
  },
  {
    topic: 'Kubernetes security vulnerabilities',
    title: 'CVE-2026-1234: ingress-nginx auth bypass',
    text: [
      'A security issue was discovered in ingress-nginx where the auth-url annotation can be bypassed by a crafted request path.',
      'This issue has been rated High with a CVSS score of 8.1.',
      'Am I vulnerable? If you run ingress-nginx v1.14.2 or earlier and use the auth-url annotation, you are affected.',
      'The issue is fixed in ingress-nginx v1.14.3 and v1.13.8.',
      'To mitigate this issue, upgrade to a fixed version or remove the annotation.',
      'Thank you to Jane Roe of Example Security for reporting this issue.',
    ],
  },
  {
    topic: 'Champions League final',
    title: 'Arsenal beat Bayern on penalties to win first Champions League',
    text: [
      'Arsenal won the Champions League for the first time in their history, beating Bayern Munich 4-3 on penalties after a 1-1 draw in Budapest on Saturday night.',
      'Bukayo Saka put Arsenal ahead on 23 minutes before Harry Kane equalised against the club where he was once an academy player.',
      'It was a night that nobody in red and white will forget.',
      'David Raya saved two penalties in the shootout.',
      'Read more: How every player rated in the final.',
    ],
  },
  {
    topic: 'AI rules in Europe',
    title: 'Digital omnibus: Parliament and Council agree to delay high-risk AI obligations',
    text: [
      'Negotiators from the Parliament and the Council reached a provisional deal early on Thursday to push back the AI Act’s obligations for high-risk systems to December 2027.',
      'The obligations were to apply from 2 August 2026.',
      '“Companies needed certainty,” said the rapporteur.',
      'The deal must still be approved by both institutions before it can enter into force.',
      'What happens next? Plenary is expected to vote in June.',
    ],
  },
  {
    topic: 'OpenSSL releases',
    title: 'OpenSSL 4.0 released',
    text: [
      'After months of work, the final release of OpenSSL 4.0 is now live.',
      'This release removes SSLv3 and the engine API, and adds support for Encrypted Client Hello.',
      'OpenSSL 4.0 will be supported until May 2027.',
      'Download it from the usual place.',
    ],
  },
  {
    topic: 'Volksabstimmungen in der Schweiz',
    title: 'Bundesrat legt Termin der Volksabstimmung fest',
    text: [
      'Der Bundesrat hat an seiner Sitzung vom 11. März 2026 beschlossen, die Volksabstimmung über die Mietinitiative auf den 14. Juni 2026 festzusetzen.',
      'Die Abstimmung findet in der ganzen Schweiz statt.',
    ],
  },
  {
    topic: 'Startup funding in fintech',
    title: 'Ledgerly raises $40M Series B to automate accounting for small firms',
    text: [
      'Ledgerly, a Lisbon-based startup that automates bookkeeping for small businesses, has raised $40 million in a Series B round led by Accel, the company told us exclusively.',
      'The round values the fintech at $310 million, a person with knowledge of the deal said.',
      'Existing investors Point Nine and Seedcamp also took part.',
      'Ledgerly was founded in 2021 by two former Revolut engineers.',
    ],
  },
  {
    topic: 'Malaria',
    title: 'Cabo Verde certified malaria-free',
    text: [
      'The World Health Organization has certified Cabo Verde as malaria-free, marking a significant achievement in global health.',
      'Cabo Verde is an archipelago of ten islands in the central Atlantic Ocean.',
      'Malaria kills more than 400,000 children every year.',
    ],
  },
  {
    topic: 'Klimapolitik in Österreich',
    title: 'Regierung beschließt neues Klimagesetz',
    text: [
      'Die Bundesregierung in Österreich hat am 3. August 2026 ein neues Klimagesetz beschlossen, das die Klimapolitik bis 2040 festlegt.',
      'Der Verkehr soll bis 2030 um 35 Prozent weniger CO2 ausstoßen.',
      'Umweltverbände kritisieren das Gesetz als zu schwach.',
    ],
  },
  {
    topic: 'Politique climatique en France',
    title: 'Le gouvernement présente la nouvelle politique climatique de la France',
    text: [
      'Le gouvernement a présenté lundi la nouvelle politique climatique de la France, qui vise une baisse de 50 % des émissions d’ici à 2030.',
      'M. Durand, ministre de l’Écologie, a promis 12 milliards d’euros.',
      'Les associations jugent le texte insuffisant.',
    ],
  },
  {
    topic: '日本の税制',
    title: '政府、税制改正法を公布',
    text: [
      '政府は3日、日本の税制を改める法律を公布した。',
      '所得税の税率は来年4月から3.5%に下がる。',
      '「これは始まりだ」と首相は述べた。',
    ],
  },
];

/** Each is about its topic, or shares words with it, but reports no event. */
const noNews: readonly Example[] = [
  {
    topic: 'AI rules in Europe',
    title: 'Opinion: Europe’s AI rules are a gift to America',
    text: [
      'There is a particular kind of silence that falls over Brussels when somebody mentions competitiveness.',
      'I have spent twenty years building companies in Europe, and I believe the AI Act should be repealed.',
      'It is time for our leaders to wake up.',
      'Europe must choose whether it wants to be a museum or a workshop.',
    ],
  },
  {
    topic: 'AI rules in Europe',
    title: 'What is the EU AI Act? Everything you need to know',
    text: [
      'The EU AI Act is the world’s first comprehensive law on artificial intelligence.',
      'It sorts systems into four levels of risk and bans some uses outright.',
      'In this guide we explain who it applies to, and when.',
      'The Act entered into force on 1 August 2024.',
    ],
  },
  {
    topic: 'Malaria',
    title: 'Malaria',
    text: [
      'Malaria is a mosquito-borne infectious disease that affects humans and other vertebrates.',
      'Symptoms usually begin ten to fifteen days after being bitten by an infected mosquito.',
      'The disease is widespread in the tropical and subtropical regions that exist in a broad band around the equator.',
      'In 2024, some 263 million cases of malaria were recorded worldwide.',
    ],
  },
  {
    topic: 'Heat pumps',
    title: 'A beginner’s guide to heat pumps',
    text: [
      'A heat pump is a device that moves heat from one place to another.',
      'Heat pumps are one of the most efficient ways to heat a home.',
      'They cost from €8,000, depending on the house.',
    ],
  },
  {
    topic: 'Klimapolitik in Österreich',
    title: 'Rezept für Kaiserschmarrn',
    text: [
      'Kaiserschmarrn ist in Österreich eine beliebte Süßspeise, die mit Zwetschkenröster serviert wird.',
      'In der Pfanne wird der Teig mit der Butter gebacken.',
      'In zwanzig Minuten ist er fertig.',
    ],
  },
];

test.each(news)('$topic: “$title” is told by its first sentence', (example) => {
  const published = findingsOf(example).recorded[0]?.claim.text ?? '';
  expect(example.text[0]?.replace('FRANKFURT (Wire) - ', '')).toBe(published);
});

test.each(noNews)('$topic: “$title” is left out', (example) => {
  expect(findingsOf(example)).toMatchObject({ recorded: [], documents: [{ outcome: 'left_out' }] });
});
