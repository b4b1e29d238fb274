import { listOf } from '../patterns';

/** Stems of words that mean the opposite of each other, from WordNet 3.1: one word and the next, without those that its tagged texts never use. */
const pairs = listOf(`
  abil-inabl abl-unabl abnorm-normal abolish-establish abov-below absenc-presenc absent-present absolut-relat absorb-emit
  abstain-consum abstract-concret abund-scarc abund-scarciti acceler-deceler accept-refus accept-reject accept-unaccept
  accident-deliber accompani-unaccompani accur-inaccur accuraci-inaccuraci acquaint-stranger acquit-convict act-refrain action-inact
  activ-dormant activ-inact activ-passiv activ-quiet actual-potenti acut-chronic add-subtract adequ-inadequ adequaci-inadequaci
  adject-substant adjust-unadjust admit-deni admit-exclud admit-reject adopt-nativ adult-juvenil advanc-back advanc-reced
  advanc-retreat advantag-disadvantag advis-inadvis aerob-anaerob affect-unaffect affirm-revers afraid-unafraid age-young agit-calm
  agre-disagre agreement-disagr ahead-back aliv-dead all-some allow-deni allow-disallow altern-opposit amateur-profession
  ambigu-unambigu amic-hostil ampl-meager analysi-synthesi analyt-synthet analyz-synthes ancestor-descend anglican-nonconformist
  angular-round anhydr-hydrous anim-inanim annual-perenni anod-cathod answer-question antagonist-conciliatori antagonist-synergist
  anteced-subsequ anterior-posterior anti-pro antisept-septic appear-disappear applaud-boo appreci-depreci appropri-inappropri
  approv-disapprov arm-disarm arm-unarm armament-disarma arriv-leav artifici-natur ascend-descend asleep-awak assembl-disassembl
  assent-dissent asset-liabil asymmetr-symmetr asymmetri-symmetri atrophi-hypertrophi attach-detach attach-unattach attack-defend
  attend-miss attract-repel attract-repuls attract-unattract atyp-typic audibl-inaud aunt-uncl author-unauthor automat-manual
  avail-unavail avoid-confront awar-unawar away-home awkward-grace back-front back-veer background-foreground backward-forward
  bad-good bad-well balanc-imbal balanc-unbal bare-cover basic-incident bear-bull beauti-ugli begin-end begin-middl believ-disbeliev
  bend-straighten best-worst better-wors better-worsen big-littl big-small birth-death black-white blacken-whiten bless-curs
  bloodi-bloodless blue-collar-white-collar blur-focus boil-freez bold-timid bore-interest born-unborn borrow-lend bottom-side
  bottom-top bounc-clear bound-free boy-girl boycott-patron brave-coward brave-timid break-keep break-make break-repair
  breakabl-unbreak breath-breathless bright-dull brighten-darken broad-narrowli broken-unbroken brother-sister busi-idl
  button-unbutton buy-sell calm-stormi capabl-incap capit-social capitalist-socialist care-careless cash-credit center-left
  center-right central-decentr central-peripher cerebr-emot certain-uncertain certainti-uncertainti certifi-decertifi
  certifi-uncertifi chang-stay chang-unchang charg-discharg charg-uncharg cheap-expens cheer-complain child-parent civilian-militari
  claim-forfeit clariti-obscur clasp-unclasp clean-dirti clean-unclean clear-cloudi clear-opaqu clearhead-confus clergi-laiti
  clergyman-layman close-distant close-open coars-fine coher-incoher cold-hot collect-distribut comedi-tragedi comfort-discomfort
  comfort-uncomfort common-individu common-uncommon communic-excommun compact-loos compat-incompat compet-incompet competit-cooper
  competit-noncompetit complet-incomplet complex-simpl complex-simplic complic-simplifi compound-simpl compromis-uncompromis con-pro
  concav-convex conceit-humil concentr-dilut concentr-distribut concept-misconcept concern-unconcern condit-uncondit confid-diffid
  confin-free conform-deviat connect-disconnect conscious-unconsci conserv-liber consider-inconsider consist-inconsist conson-vowel
  consonant-vocal construct-destruct construct-misconstruct content-discont continent-intercontinent continu-discontinu
  continu-sporad contract-expand contract-expans conveni-inconveni convent-nuclear convent-unconvent converg-diverg
  convinc-unconvinc cool-heat cool-warm cooper-uncoop cork-uncork correct-falsifi correct-incorrect courag-cowardic
  courteous-discourt cover-uncov covert-overt credibl-incred cri-laugh critic-prais critic-uncrit crook-straight cur-straight
  curv-straight danger-safe danger-safeti dark-light darken-lighten daughter-son day-night de-iodin-iodin dead-live deaden-enliven
  deaf-hear decent-indec decis-indecis declar-interrog declar-undeclar declin-improv decreas-increas deep-shallow defeat-victori
  defend-prosecut defens-offens defens-prosecut deficit-lead definit-indefinit deglycerol-glycerol delay-rush delic-rug
  demand-suppli demot-promot depart-stay depend-independ deperson-person deposit-withdraw depress-elat depriv-enrich desir-undesir
  despair-hope destroy-preserv determin-indetermin develop-undevelop differ-equal differ-same differenti-integr
  differenti-undifferenti difficult-easi difficulti-eas dilig-neglig direct-indirect direct-invers disabl-enabl discharg-enlist
  discourag-encourag discrimin-indiscrimin disengag-engag dishonest-honest dishonor-honor disintegr-integr dislik-like dislodg-lodg
  disloyalti-loyalti disobedi-obedi disobey-obey disord-order disorgan-organ displeas-pleas disproportion-proportion disprov-prove
  disqualifi-qualifi disreput-reput dissatisfact-satisfact disservic-servic dissimilar-similar dissuad-persuad distal-proxim
  distinct-indistinct distinguish-indistinguish distrust-trust divest-invest divid-multipli divid-unit docil-stubborn domest-foreign
  domin-submiss domin-subordin doubl-singl dove-hawk downgrad-upgrad downstair-upstair downstream-upstream downtown-uptown
  downward-upward dramat-lyric dress-undress dri-sweet dri-wet driver-nondriv dryness-wet due-undu dull-live dull-sharp dull-sharpen
  earli-late earli-middl easi-uneasi east-west eastern-western ebb-tide effect-ineffect elig-inelig empir-theoret employ-employe
  employ-unemploy empti-fill empti-full end-middl enforc-exempt enjoy-suffer enter-exit enthusiast-unenthusiast equal-inequ
  equal-unequ equival-nonequival eras-record even-odd even-uneven ever-never evil-good exclud-includ exclus-inclus exist-nonexist
  expect-unexpect experi-inexperi experienc-inexperienc explicit-implicit export-import express-inexpress express-local
  extens-intens exterior-interior extern-intern extinguish-ignit extraordinari-ordinari fail-manag fail-pass fail-succeed
  failur-success fair-foul fair-unfair faith-unfaith fall-rise fals-true falsiti-truth familiar-strang familiar-unfamiliar
  fanci-plain far-near fast-slow fasten-unfasten fat-thin father-mother favor-unfavor feed-starv femal-male feminin-masculin
  feminin-neuter few-mani fewer-more fidel-infidel figur-ground figur-liter find-lose finish-start finit-infinit fire-hire
  first-last first-second fit-unfit fix-unfix flat-natur flat-sharp flatten-sharpen flexibl-inflex float-sink foe-friend fold-unfold
  folli-wisdom follow-lead follow-leader follow-preced foolish-wise foot-head forbid-permit forc-forceless foreign-nativ forget-mind
  forget-rememb formal-imit formal-inform former-latter fort-piano fortun-unfortun forward-revers found-lost fraction-whole
  frail-robust free-obstruct frequent-infrequ fresh-preserv fresh-salti fresh-stale friend-hostil frivol-serious front-rear
  frozen-unfrozen full-thin full-tim-half-tim full-tim-part-tim function-nonfunct function-organ futur-past futur-present gain-loss
  gain-reduc gaseous-liquid gaseous-solid gather-spread general-local general-particular general-specif general-specifi
  generalist-specialist geograph-magnet give-take glad-sad glorious-inglori gradual-steep gradual-sudden grate-ungrat
  gratitud-ingratitud greater-lesser green-ripe gross-net guilt-innoc guilti-innoc hairi-hairless half-whole happi-sad happi-unhappi
  happili-sad hard-soft harden-soft harden-soften hate-love have-lack have-miss head-headless head-rear head-tail healthi-unhealthi
  heaven-hell heavi-light heavili-light heavy-duti-light-duti here-there hesit-unhesit heterogen-homogen heterozyg-homozyg hide-show
  high-low high-suds-low-suds hit-miss hitch-unhitch hollow-solid hope-hopeless horizont-inclin horizont-vertic hospit-inhospit
  host-parasit human-inhuman humbl-proud humil-pride hungri-thirsti hurri-unhurri husband-wife hydrophil-hydrophob idl-run idl-work
  ignor-know ignor-notic ill-well illeg-legal illegitim-legitim illegitimaci-legitimaci illiter-liter immateri-materi immatur-matur
  immedi-mediat immobl-mobil immor-moral immort-mortal impair-unimpair imparti-partial impati-patienc impati-patient
  imperfect-perfect imperson-person import-unimport imposs-possibl impot-potenc impot-potent impract-practic imprecis-precis
  impress-unimpress improb-probabl improp-proper improprieti-proprieti improv-unimprov impur-puriti inclin-vertic incom-outgo
  indoor-outdoor induc-spontan inferior-superior infield-outfield inflow-outflow initi-uniniti injustic-justic inner-outer
  inorgan-organ insan-sane insan-saniti insensit-sensit insid-outsid insignific-signific insolubl-solubl instabl-stabil
  instrument-vocal insubstanti-substanti insuffici-suffici intang-tangibl integr-segreg intellig-stupid intellig-unintellig
  intend-unintend intens-mild intent-unintent interdepartment-intradepartment interfer-noninterfer intermedi-termin intern-nation
  intoler-toler invalid-valid invari-variabl invis-visibl involuntari-voluntari involv-uninvolv invulner-vulner inward-outward
  ionic-nonion irrat-ration irregular-regular irrelev-relev irresolut-resolut irrespons-respons irrever-rever irrevers-revers
  irrit-sooth issu-recal joint-separ joy-sorrow junior-senior just-unjust keep-lose kind-unkind king-queen known-unknown ladi-lord
  larg-small lash-unlash late-middl lax-tens lean-rich least-most left-right lengthen-shorten less-more let-prevent level-rais
  lie-sit lie-stand like-unlik limit-unlimit line-unlin linear-planar linger-rush linguist-nonlinguist liquid-solid littl-much
  live-record load-unload local-nation locat-studio lock-unlock long-short loos-tight loosen-stiffen lose-profit lose-win
  loser-winner lost-save loud-soft lower-class-middle-class lower-rais lowland-upland lucki-unlucki luckili-unluckili major-minor
  man-woman marri-unmarri masculin-neuter mask-unmask maxim-minim maximum-minimum meaning-meaningless mental-physic merci-merciless
  metal-nonmetal mistrust-trust misus-use move-stay move-still multilater-unilater multipl-singl multipli-singl nadir-zenith
  naiv-sophist narrow-wide narrow-widen nasti-nice natur-sharp natur-supernatur natur-unnatur necessari-unnecessari
  necessarili-unnecessarili negat-neutral negat-posit nephew-niec neutral-posit new-old new-worn noisi-quiet noisili-quiet
  nomin-real nonparticul-particul nonpolit-polit nonresid-resid nonspecif-specif nonvolatil-volatil north-south northern-southern
  numer-verbal object-subject obliqu-parallel obscur-promin obvers-revers occupi-unoccupi offici-unoffici offshor-onshor often-rare
  old-young oleophil-oleophob open-shut oppos-unoppos optim-pessim optimist-pessimist orthodox-unorthodox other-same out-safe
  overachiev-underachiev overestim-underestim overhead-subsurfac overhead-surfac pack-unpack paid-unpaid pain-painless pain-pleasur
  part-wholli particular-univers pass-run past-present patriot-unpatriot pave-unpav peac-war penalti-reward perman-temporarili
  pleasant-unpleas poor-rich popular-unpopular poros-solid postwar-prewar poverti-wealth power-powerless preced-succeed
  precoci-retard predict-unpredict prefix-suffix prepar-resolut prepar-unprepar primari-secondari primarili-secondarili
  privat-public privileg-underprivileg profan-sacr profound-superfici profund-superfici prospect-retrospect proxim-ultim
  publish-unpublish pull-push purg-rehabilit qualifi-unqualifi qualit-quantit quick-slowli readi-unreadi real-unreal
  realist-unrealist realiti-unreal reassur-worri reconstruct-unreconstruct relat-unrel relax-tens reliabl-unreli resist-surrend
  restrict-unrestrict ride-walk right-wrong rise-set rough-smooth roughen-smooth round-squar run-stand rural-urban
  satisfactori-unsatisfactori satur-unsatur scientif-unscientif scrambl-unscrambl season-year-round seat-stand sedat-stimul
  self-consci-unselfconsci selfish-unselfish separ-union settl-unsettl sharp-soft sharpen-soften shaven-unshaven short-tall
  shout-whisper shrink-stretch side-top sign-unsign silenc-sound sink-sourc sit-stand sleep-wake smart-stupid smile-unsmil
  solv-unsolv sour-sweet sparkl-still spoken-written stabl-unstabl stain-unstain stand-yield start-stop steadili-unsteadili
  stifl-stimul strength-weak strengthen-weaken stress-unstress strong-weak structur-unstructur subsurfac-surfac success-unsuccess
  succumb-surviv suitabl-unsuit sympathet-unsympathet tame-wild tender-tough themat-unthemat thick-thin thicken-thin
  thought-thoughtless thrifti-wast tie-unti unusu-usual unveil-veil unwelcom-welcom unwil-will unwilling-willing unwind-wind
  unwir-wire unwit-wit unworthi-worthi unwritten-written use-useless valuabl-worthless vernal-wintri wane-wax worth-worthless
`);

/** By a stem those that mean the opposite. */
export const opposites: ReadonlyMap<string, ReadonlySet<string>> = pairs.reduce((found, pair) => {
  const [one = '', other = ''] = pair.split('-');
  return found
    .set(one, new Set(found.get(one)).add(other))
    .set(other, new Set(found.get(other)).add(one));
}, new Map<string, Set<string>>());
