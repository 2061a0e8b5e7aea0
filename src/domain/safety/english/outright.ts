// English phrases that say outright that there is a crisis, whatever else the sentence says.
// The spelling rules are in english.ts.

import type { OutrightTable } from "../phrase-table.ts";
import { ENGLISH_OUTRIGHT_HARM, NOBODY_DIES_OF } from "./outright-harm.ts";

export const ENGLISH_OUTRIGHT: OutrightTable = {
  classes: {
    i: `i im ive id ill`,
    soft: `just really so honestly actually literally still simply only sometimes always often seriously truly kinda even now today
      tonight tomorrow finally also already basically probably maybe genuinely desperately secretly currently definitely soon very
      am be have been being do think feel feeling know that i im to quite too much badly constantly again`,
    to: `to just really so finally also all only simply actually maybe soon today tonight tomorrow go and honestly literally now
      please always still quietly secretly desperately`,
    small: `the a an my pure sheer this all that plain his her more another new those these endless many`,
    wish: `wanna want wants need ready decided planning plan intend intending hoping hope prefer deserve like love choose chosen
      trying desire long longing determined going willing`,
    intend: `wanna want need ready decided planning plan intend intending hoping prefer like love choose determined going gonna
      must should might may could would will shall about trying try tempted promise ill id urge urges thinking wanting`,
    ways: `kill hang shoot drown poison unalive strangle suffocate stab electrocute gas murder off behead`,
    waying: `killing hanging shooting drowning poisoning unaliving strangling suffocating stabbing murdering offing electrocuting`,
    mind: `about of to on with having have had the an a idea ideas plan plans planning urge urges thinking think thought thoughts keep
      keeps stop stopping cant dont just constantly always only dreaming dream fantasise fantasize fantasising fantasizing obsessed consider
      considering contemplate contemplating seriously really again daily started been even doing`,
    suicide: `of about to on a the my by having have had the thinking think thought thoughts keep keeps cant stop stopping just constantly
      always wanna want wanted need gonna will going planning plan planned plans commit committing attempt attempting attempted considering
      consider contemplate contemplating considered really so seriously am been again ready decided trying even almost nearly tried again still
      about dream dreaming urge urges in on doing is im ive might may must should could would about soon dying hope`,
    suicidal: `feel feeling feels am been being getting become becoming so very really quite kinda just a bit little again still also always
      often constantly actually actively extremely severely deeply think i im have honestly currently truly having had get these the strong
      dark sometimes now today tonight`,
    own: `own whole short miserable goddamn stupid fucking sad entire pathetic worthless damn only`,
    vehicle: `car cars bus truck lorry train trains tram van traffic subway metro`,
    drop: `bridge roof balcony building window ledge rooftop tower overpass skyscraper`,
    allof: `all every whole the my of a entire these bottle box pack packet handful them rest`,
    doing: `just keep keeps kept started start starting stop stopping gonna wanna want need been have had relapsed and again to really
      still often sometimes always secretly cant resist urge the urges about thinking am will must should might could so like honestly think i im
      into regularly daily now on by of`,
    struck: `hits beats punches kicks slaps chokes strangles rapes molests abuses whips bites batters`,
    striking: `hitting beating punching kicking slapping choking strangling raping molesting abusing`,
    adverbs: `always often sometimes still regularly even also just again keeps started constantly physically repeatedly sexually is has
      been drunk secretly daily usually frequently really who`,
    abuser: `he she hes shes husband wife boyfriend girlfriend partner ex dad father mom mum mother stepdad stepfather stepmom stepmother
      brother sister uncle bf fiance fiancee grandfather grandpa gf spouse parents son aunt cousin roommate`,
    young: `baby child kid kids children son daughter newborn toddler infant stepson stepdaughter twins`,
    close: `baby child kid kids children son daughter newborn toddler infant wife husband girlfriend boyfriend partner mother mom mum
      father dad sister brother family parents grandmother roommate twins ex stepson stepdaughter`,
    someone: `someone somebody people everyone everybody them him her classmates students coworkers strangers kids children others`,
    harm: `hurt harm shake drown smother suffocate stab strangle beat poison injure throw hit`,
    friend: `friend friends bestie brother sister son daughter mother mom mum father dad husband wife boyfriend girlfriend partner
      roommate flatmate cousin student pupil colleague coworker neighbour neighbor uncle aunt nephew niece ex child kid classmate
      teenager grandson granddaughter patient grandmother grandfather grandma grandpa`,
    they: `just really keeps now says said he she that always still told texted me wrote saying has been is hes shes might today tonight
      literally will to again i think maybe best`,
  },
  stops: `not dont never nobody noone without didnt doesnt isnt wasnt wont who which when while he she they it character protagonist
    hero heroine villain narrator says said`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        @i ~4@soft @wish ~3@to die
        wanna ~2@to die
        @i ~4@soft @wish ~3@to have to die
        @i ~4@soft decided|choose|chosen|deciding ~1 die|death|suicide
        @i ~4@soft wish|hope ~2@soft i|id|ill ~2@soft could? ~1@soft die|died
        @i ~4@soft looking forward to dying
        keep|start|started ~1@soft wanting ~2@to die
        cant|couldnt stop wanting ~2@to die
        how do|can|to i? stop wanting ~2@to die
        how many|much ~3 does? it? ~1 take|takes|need|needed|enough ~3 to|until|would ~2 die|kill|overdose
      `,
      unless: NOBODY_DIES_OF,
    },
    {
      kind: "suicide",
      phrases: `@i ~4@soft rather|sooner ~1 die`,
      unless: `
        than
        ${NOBODY_DIES_OF.trim()}
      `,
    },
    {
      kind: "suicide",
      phrases: `
        @intend ~4@to @ways myself
        wish ~2 had ~1 killed myself
        how ~1@to @ways myself
        if i ~8 im ~1@soft killing myself
        if|that|when i ~1@soft killed|hanged|shot myself
        about|of|consider|considering|contemplate|contemplating|plan|planning|on|from|like|attempt|attempted|start|imagine|imagining ~2@mind @waying myself
        wanna|gonna|will|might|ill ~2@to kms
        @intend ~3@to end|ending it all
        about|of|consider|considering|contemplate|contemplating|planning ~1@mind ending it all
        @i ~3@soft ending it all
        @i ~3@soft gonna|will|wanna|ill ~2@to end it tonight|today|now|tomorrow|forever|permanently
        @i ~3@soft gonna|will|wanna|ill ~2@to end it with ~2 pills|rope|gun|knife|noose|razor
      `,
      unless: `
        laughing
        trying to
        out|up ~1
        to meet|hit|finish ~4
        in ~1 foot
        in ~2 work|coffee|netflix|wine|tasks|emails|paperwork|chocolate|books|perfume|music
      `,
      appositions: `the|these|those meeting|meetings|call|memo|standup|standups|newsletter|newsletters|thread|chat|sprint|contract|contracts|subscriptions`,
    },
    {
      kind: "suicide",
      phrases: `
        @intend ~4@to end|ending|finish my ~2@own life|existence
        about|of|consider|considering|contemplate|contemplating|planning|im|am ~2@mind ending my ~2@own life
        am|im ~2@soft ending my ~2@own life
        ending my own life
        @intend ~4@to take my own life
        about|of|consider|considering|contemplate|contemplating|planning|im|am ~2@mind taking my own life
        @intend ~4@to take my life
        about|of|consider|considering|contemplate|contemplating|planning|im|am ~2@mind taking my life
        @i ~4@soft want|wanna|wish ~1 my ~2@own life ~2@soft over|end|ended
        want|wanna|wish my ~1@own life to end
      `,
      unless: `
        as a|an|the|your|his|her|their
        of ~1 crime|luxury|parties|partying|sin|debt|leisure
        back|seriously|forward|apart|slowly|story|lessons|advice
        into|to ~3 next|hands|account|level|further|direction|better
        in ~1 new|another|different|better|own|my ~1 direction|hands
        one|day ~1 day|at|by
        for granted
      `,
    },
    {
      kind: "suicide",
      mayBePast: true,
      phrases: `
        tried|attempted|wanted ~3@to end|take my ~2@own life|existence
        tried|attempted|wanted ~3@to @ways myself
        @i ~3@soft tried|attempted|wanted ~3@to die
        @i ~3@soft tried|attempted|wanted ~3@to overdose|od
        @i ~3@soft tried|attempted|wanted ~3@to end it all
      `,
      unless: `
        as a|an|the
        back|seriously|apart
        ${NOBODY_DIES_OF.trim()}
      `,
    },
    {
      kind: "suicide",
      phrases: `
        @i ~5@suicidal suicidal
        im|ive|i|my ~5@suicidal suicidal thoughts|ideation|urges|plans|ideations|tendencies
        feel|feeling ~2@suicidal suicidal
        my suicide
        my own suicide
        suicide is all i ~3 think about
        all i ~2 think about is ~1 suicide|dying|death
        suicide ~1 is|keeps ~4@soft on|in my mind|head|thoughts
        @i ~6@suicide commit|committing|attempt|attempting|plan|planning|considering|consider|contemplating|contemplate ~2@suicide suicide
        commit suicide
        committing suicide
        think|thinking|thoughts|thought ~3@suicide suicide
      `,
      unless: `
        prevention|awareness|hotline|hotlines|squad|bomber|bombers|notes|note|rates|rate|statistics|research|sprint|sprints|vest|scene|scenes|burn
        in ~2 literature|film|films|novels|history|opera|hamlet|werther|japan|poetry|fiction|plath
        to git
      `,
    },
    {
      kind: "suicide",
      phrases: `
        @i ~4@soft wanna|want|rather|wish|prefer|hope|ready|like|love|wishing|better|need|deserve ~3@soft be|was|were|being|being|is dead
        wanna ~1@soft be dead
        wish|wished i|id ~2@soft was|were|be|been dead
        wish|wished i|id ~2@soft had? hadnt|wasnt|werent|never been? ~1@soft born|alive
        @i ~4@soft better off dead
      `,
      unless: `
        tired|serious|set|sure|drunk|certain|inside|famous|rich
        in the water
        on ~1 time|point|target
        to me
      `,
    },
    {
      kind: "suicide",
      phrases: `
        dont|nolonger|never|not ~3@soft wanna|want|wanting|wish|desire ~3@to live|exist|living|go|carry|keep|stay on? living? alive? anymore
        dont|nolonger|never|not ~3@soft wanna|want|wanting|wish ~3@to be|stay|remain ~1@soft alive
        dont|nolonger|never|not ~3@soft wanna|want|wanting|wish ~3@to exist|existing
        nolonger ~2@soft wanna|want|wish ~2@to live|living
        dont|nolonger|never|not ~3@soft wanna|want|wish ~3@to go|carry|keep on? living
        dont|nolonger|never|not ~3@soft wanna|want|wish ~3@to wake up ever|anymore|again
        cant|nolonger ~3@soft live|exist anymore
        cant|nolonger ~3@soft go|carry|keep on? ~1@soft living|existing
        dont|nolonger|never ~3@soft wanna|want|wish ~2@to be alive
        want ~2@to stop ~1 living|existing
        @i ~4@soft wanna ~2@to stop|quit|cease ~1@to living|existing
      `,
      unless: `
        in ~3 shadow|limbo|bubble|past|chaos|boxes|suitcases
        without ~1 coffee|music|phone|wifi|internet|art|chocolate
      `,
    },
    {
      kind: "suicide",
      phrases: `@i ~3@soft wanna|want|wish ~3@to disappear|vanish ~2@soft forever|permanently`,
      unless: `from|into|off|behind`,
    },
    {
      kind: "suicide",
      phrases: `dont|nolonger|never|not ~3@soft wanna|want|wish ~3@to be here anymore`,
      appositions: `this|the|my ~2 city|job|office|company|town|firm|team|flat|country|village|place|school|department`,
      unless: `this|the|my ~1 city|job|office|company|town|firm|team|flat|country|village|place|school|department`,
    },
    {
      kind: "suicide",
      phrases: `
        dont|nolonger|never ~3@soft wanna|want|wish ~3@to live
        dont|nolonger|never ~3@soft see|have|find ~2 point|reason|sense ~1 in|to|of ~1 living|live|life
      `,
      leftOpenBy: `in|with|at|near|by|on|next|between|under|alone|together|apart|abroad|out|off|there|here|for|through|up|like|without|as|inside|paycheck|my|the|a|downtown|so|from`,
    },
    {
      kind: "suicide",
      phrases: `
        @i ~3@soft @intend ~4@to jump|leap|throw|fling|hurl myself? ~1 off|from|out|under ~3 @drop|@vehicle
        ill|id ~2@soft jump ~1 off|from|out ~3 @drop
        @i ~3@soft @intend ~4@to jump|step|walk|run|throw|lie|drive myself? ~1 in front|into of? ~2 @vehicle
        about|of ~1@mind jumping|throwing myself? ~1 off|from|out|under|in|into ~4 @drop|@vehicle
        @intend ~4@to overdose|od
        @intend ~4@to take|swallow|down ~1 all|every|whole ~4 pills|pill|tablets|meds|medication|medications|sleeping|painkillers|paracetamol|tylenol|antidepressants
        @intend ~4@to slit|cut|slash ~1@own my ~1@own wrists|wrist|throat|veins
        @intend ~4@to blow|put ~2 my ~1 brains|bullet|head ~1 out|in|through|off
        have|got|ive|has|made ~2 plan and? a|the? date and? a|the? rope|noose|gun|pills|pistol|razor|note
        have|got|ive|made ~2 plan|date|method|place ~1 to ~1@to die|kill|end|hang|suicide
        have|got|ive|bought ~2 rope|noose and|ready|waiting ~2 plan|ready|date|note|tonight|for
        @i ~4@doing bought|tied|tying|got ~1 a|the rope|noose
        @i ~4@doing written|wrote|writing ~2 suicide note|letter
      `,
      unless: `
        on ~1 coffee|caffeine|sugar|netflix|chocolate|vitamin|cute|work|screen|tiktok|carbs
        with ~2 bungee|parachute
      `,
    },
    ...ENGLISH_OUTRIGHT_HARM,
  ],
};
