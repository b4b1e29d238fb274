import { setOf } from '../patterns';

/** Countries and their peoples, each by its last word; omitted if both have the same stem. */
export const peoples = `
  afghanistan afghan · albania albanian · algeria algerian · angola angolan · arabia saudi arabian
  argentina argentine argentinian · armenia armenian · australia australian · austria austrian
  azerbaijan azerbaijani · bangladesh bangladeshi · belarus belarusian · belgium belgian · benin beninese
  bolivia bolivian · bosnia bosnian · botswana batswana · brazil brazilian · bulgaria bulgarian · burundi burundian
  cambodia cambodian · cameroon cameroonian · canada canadian · chad chadian · chile chilean · china chinese
  colombia colombian · congo congolese · croatia croatian croat · cuba cuban · cyprus cypriot · czechia czech
  denmark danish dane · ecuador ecuadorian · egypt egyptian · eritrea eritrean · estonia estonian · ethiopia ethiopian · europe european
  fiji fijian · finland finnish finn · france french · gabon gabonese · gambia gambian · gaza gazan · georgia georgian
  germany german · ghana ghanaian · greece greek · greenland greenlandic greenlander · guatemala guatemalan
  guinea guinean · guyana guyanese · haiti haitian · honduras honduran · hungary hungarian · iceland icelandic icelander
  india indian · indonesia indonesian · iran iranian · iraq iraqi · ireland irish · israel israeli · italy italian
  jamaica jamaican · japan japanese · jordan jordanian · kazakhstan kazakh · kenya kenyan · korea korean
  kosovo kosovar · kuwait kuwaiti · kyrgyzstan kyrgyz · laos laotian · lanka lankan · latvia latvian
  lebanon lebanese · liberia liberian · libya libyan · lithuania lithuanian · luxembourg luxembourgish
  macedonia macedonian · madagascar malagasy · malawi malawian · malaysia malaysian · mali malian · malta maltese
  mauritania mauritanian · mexico mexican · moldova moldovan · mongolia mongolian · montenegro montenegrin
  morocco moroccan · mozambique mozambican · myanmar burma burmese · namibia namibian · nepal nepalese nepali
  netherlands dutch · nicaragua nicaraguan · niger nigerien · nigeria nigerian · norway norwegian · oman omani
  pakistan pakistani · palestine palestinian · panama panamanian · paraguay paraguayan · peru peruvian
  philippines philippine filipino · poland polish · portugal portuguese · qatar qatari · romania romanian
  russia russian · rwanda rwandan · salvador salvadoran · scotland scottish scot · senegal senegalese
  serbia serbian serb · singapore singaporean · slovakia slovak · slovenia slovenian slovene · somalia somali
  spain spanish spaniard · sudan sudanese · sweden swedish swede · switzerland swiss · syria syrian
  taiwan taiwanese · tajikistan tajik · tanzania tanzanian · thailand thai · tibet tibetan · tunisia tunisian
  turkey türkiye turkish turk · turkmenistan turkmen · uganda ugandan · ukraine ukrainian · uruguay uruguayan
  uzbekistan uzbek · venezuela venezuelan · vietnam vietnamese · wales welsh · yemen yemeni · zambia zambian
  zealand zealander · zimbabwe zimbabwean
`;

/** Words before a person's name that are not part of it. */
export const titlesOfPersons = setOf('president minister chancellor secretary senator governor judge pope king queen');
