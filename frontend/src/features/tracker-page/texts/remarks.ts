import { remarkPhrases } from '#wording/remark-words';
import { catalogue } from '#shared/language/catalogue';

/** The phrases of remarks, whose English mails and feeds have as well. */
export const remarkTexts = catalogue('tracker-page/remarks', remarkPhrases);
