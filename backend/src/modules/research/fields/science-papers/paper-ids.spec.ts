import { isPreprint, paperIdsIn } from './paper-ids';

test.each([
  ['More information: DOI: 10.1126/science.abc1234.', ['doi:10.1126/science.abc1234']],
  ['Originalpublikation: https://doi.org/10.1038/S41586-026-00001-1', ['doi:10.1038/s41586-026-00001-1']],
  ['The Lancet (https://doi.org/10.1016/S0140-6736(26)00123-4)', ['doi:10.1016/s0140-6736(26)00123-4']],
  ['Référence : « Une nouvelle pile », doi:10.1002/anie.202600001», mars 2026', ['doi:10.1002/anie.202600001']],
  ['Cite as: arXiv:2601.01234v2 [cs.LG], https://doi.org/10.48550/arXiv.2601.01234', ['arXiv:2601.01234']],
  ['https://arxiv.org/abs/2601.01234', ['arXiv:2601.01234']],
  ['The data are at https://doi.org/10.5281/zenodo.123456.', []],
  ['Version 10.4 costs 10.5000/month.', []],
  ['The ratio was 10.12/3.', []],
])('%s', (text, expected) => expect([...paperIdsIn(text)]).toEqual(expected));

test.each(['arXiv:2601.01234', 'doi:10.1101/2026.03.01.123456', 'doi:10.21203/rs.3.rs-123/v1'])(
  '%s is a preprint',
  (id) => expect(isPreprint(id)).toBe(true),
);

test.each(['doi:10.1101/gr.123456.125', 'doi:10.1038/s41586-026-00001-1'])('%s is not a paper’s id', (id) =>
  expect(isPreprint(id)).toBe(false),
);
