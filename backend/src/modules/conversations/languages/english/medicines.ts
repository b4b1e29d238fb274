import type { MedicineWords } from '../medicine-words';

export const medicines: MedicineWords = {
  doseChanges: String.raw`upped|increased?|reduced?|lowered|decreased|switched|changed|taper\p{L}*|prescribed|(?:up|down) to|re-?started|stopped|put (?:me )?on`,
  took: "(?:i |i've |i have )?(?:just |also )?(?:took|taken|had|used|injected)",
  afterTook: 'just|my',
  taken: 'popped|swallowed',
  injected: 'injected',
  afterInjected: 'my|the',
  injection: 'injection|jab|shot',
  doseUnits: 'mg|milligrams?|mcg|µg|μg|micrograms?|iu',
  sharedUnits: 'g|grams?|ml|millilit(?:re|er)s?|units?|u',
  pieces:
    'tablets?|tabs?|pills?|capsules?|caps?|caplets?|sachets?|suppositor(?:y|ies)|puffs?|drops?|sprays?|patch(?:es)?|doses?|spoonfuls?|injections?|enemas?',
  furtherPieces: '',
  forms: 'shots?|jabs?|injections?|infusions?|pens?|inhalers?',
  ofMedicine: 'of',
  ownMedicine: 'my|the',
  aboutDose: 'about|around',
  halfDose: 'half an?',
  halves: '(?:a |one |the other )?half(?: of)?',
  quarters: '(?:a|one) quarter(?: of)?',
  thirds: '(?:a|one) third(?: of)?',
  andHalf: ' and (?:a |one )?half',
  multiples: 'doubled?|doubling|tripled?|twice',
  unsureDoses:
    'couple|few|several|both|lots|many|less than|more than|fewer than|up to|at (?:least|most)|nearly|almost|under|over|instead of',
  ofThem: 'of (?:them|these|those)',
  partsOfDoses:
    'morning,? (?:and|plus) (?:evening|night)|am and pm|breakfast and (?:dinner|supper|lunch)|day and night',
  doses: 'dose|amount',
  beforeStrength: 'of|lots|an?|one|my|the|these|those|usual|normal|daily',
  eachOf: 'of|at',
  each: 'each|apiece',
  timeOfHalf: 'an? hour|hour|past',
  beforeDose: 'just|only',
  beforeTaken: 'also|then|just|only|plus|my|the',
  verbsOfMedicines: 'took|had',
  endings:
    'profen|oxicam|coxib|prazole?|tidine?|mab|tinib|citinib|cillin|mycin|oxacin|azole|triptan|setron|pril|sartan|olol|statin|dipine|gliptin|gliflozin|glutide|parin|xaban|thiazide|semide|sone|solone|onide|salazine|salamine|salazide|pam|azolam|zodone|xetine|traline|pramine|triptyline|gabalin|barbital|phylline|terol|vir|vaptan|fenac|formin',
  names: String.raw`paracetamol|acetaminophen|aspirin|codeine|tramadol|morphine|oxycodone|loperamide|insulin|methotrexate|azathioprine|mercaptopurine|gabapentin|mesalamine|prednisone|melatonin|simethicone|cetirizine|loratadine|levothyroxine|metoclopramide|domperidone|hyoscine|warfarin|colestyramine|cholestyramine|senna|bisacodyl|lactulose|iron|magnesium|zinc|potassium|calcium|probiotics?|multivitamins?|antibiotics?|antihistamines?|laxatives?|antacids?|pred|imodium|tylenol|advil|nurofen|panadol|buscopan|movicol|salofalk|pentasa|asacol|humira|ventolin|xanax|valium|gaviscon|rennie|dulcolax|metamucil|psyllium|entocort|stelara|lantus|levemir|tresiba|toujeo|humalog|novorapid|novolog|apidra|fiasp|actrapid|humulin|ozempic|mounjaro|trulicity|mezavant|octasa|budenofalk|laxido|zapain|solpadol|voltarol|voltaren|motrin|aleve|excedrin|midol|tums|zofran|nexium|losec|salbutamol|symbicort|lyrica|prozac|zoloft|thyroxine|synthroid|eliquis|entyvio|remicade|co-\p{L}{4,}`,
  longNames: String.raw`vitamin [a-z]\d{0,2}|folic acid|fish oil|omega[- ]3|cough syrup|iron (?:tablets?|pills?)|sleeping (?:pills?|tablets?)|st john's wort`,
  noNames:
    'half|quarter|third|couple|lots|few|several|took|taken|had|used|injected|tomé|tomado|of|for|to|and|or|at|on|in|the|an?|my|more|less|again|today|yesterday|if|because|instead|daily|per|each|every|twice|once|as|max|maximum|minimum|with|without|from|by|so|but|sodium|salt|sugar|caffeine|protein|fat|fibre|fiber|carbs?|cholesterol|alcohol|tablets?|pills?|dose|pain|stool|shots?|jabs?|injections?|infusions?|pens?|inhalers?|april|first|second|third|fourth|last|next|bolus|basal|correction|another|other|new|same',
};
