/** Words without a subject. Contractions lack their apostrophe because tokens are split there. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again against all also although am an and another any are aren as at be because been before being
  below between both but by can cannot could couldn did didn do does doesn doing don down during each either else etc even
  ever every few for from further had hadn has hasn have haven having he her here hers herself him himself his how however
  if in including into is isn it its itself just ll many may me might more most much must my myself near nearly neither no
  nor not now of off on once one only onto or other our ours ourselves out over own per rather re same shall she should
  shouldn since so some such than that the their theirs them themselves then there therefore these they this those through
  thus to together too toward towards under until up upon us ve very via was wasn we well were weren what when where whether
  which while who whom whose why will with within without won would wouldn yet you your yours yourself yourselves`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * Function words of western European languages that do not occur as English words, so that a description such as
 * `Volksabstimmungen in der Schweiz` has two terms, not three. Excludes `die`, `war`, `son`, `plus`, `van`, `met`.
 */
export const otherFunctionWords: ReadonlySet<string> = new Set(
  `auf aus bei beim das dem der des durch ein eine einem einen einer eines für im ist mit nach nicht oder seit sich sie sind
  über und unter von vom vor werden wird wurde zum zur zwischen
  au aux avec ce ces cette chez dans depuis du est et être la le les leur leurs nous par qui que sont sur une vers
  al como con del desde donde el ella ellos entre es está hacia hasta los las para pero por según sobre su sus un una unas
  unos y
  alla alle anche che con dal dalla degli del della delle dello di gli il lo nei nel nella nelle per più sono sul sulla tra
  com da das do dos em na nas no nos não ou para pela pelo por que são um uma
  bij dat een en het ik niet onder ook te uit voor wordt zijn
  att av den det ett för från har inte och på som till vid
  af at blev er fra ikke og til`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
