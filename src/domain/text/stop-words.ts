/** Words so frequent in English, German or Spanish that sharing them says nothing; spelled as `foldText` spells. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at back be because been before being but by can can't cannot could
  did didn't do does doesn't doing don't down even for from get getting go going got had has have haven't having he her
  here hers him his how i i'd i'll i'm i've if in into is isn't it it's its just know like make me more most much must my
  myself need no not now of off on once only or other our out over really same she should so some still such than that
  that's the their them then there these they thing things think this those through to too up us very want was wasn't
  we well were what when where whether which while who why will with won't would you your
  aber alle alles als also am an auch auf aus bei bin bis da damit dann das dass dem den der des die dir doch du durch ein
  eine einem einen einer eines er es etwas fur hab habe haben hat hatte ich ihm ihn ihr ihre im immer in ist ja jetzt kann
  kein keine machen man mehr mein meine meinem meinen meiner mich mir mit muss nach nicht nichts noch nun nur ob oder ohne
  schon sehr sein seine sich sie sind so soll uber um und uns vom von vor war warum was weil wenn werden wie wieder will
  wir wird wo zu zum zur
  al algo aunque cada como con cuando de del desde donde e el ella en entre era es esa ese eso esta estaba este esto estoy
  ha hace hacer han hasta hay he la las le les lo los mas me mi mis mucho muy nada ni no nos o para pero por porque puedo
  que quiero se ser si sin sobre solo son su sus tambien te tengo ti tiene todo tu tus un una y ya yo`.split(
    /\s+/,
  ),
);
