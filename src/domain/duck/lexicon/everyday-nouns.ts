/**
 * Nouns for what people own, make, do and attend, in the singular. A reading may name what a text is about only by one of
 * these. People, body, feelings, time, deaths and illness are left out, and so are words that the duck uses of itself.
 */

const LISTS = {
  instruments: `cello piano violin viola guitar ukulele banjo trumpet trombone drums drum flute clarinet saxophone accordion harp keyboard organ
    harmonica bass`,
  vehicles: `bike bicycle motorbike motorcycle scooter car van camper campervan caravan boat sailboat kayak canoe tractor trailer
    forklift minibus`,
  tableware: `table chair stool mug pot pan vase bowl teapot glasses lamp candle mirror frame picture sculpture basket cushion mattress hammock workbench lathe anvil radio television telly speaker turntable jukebox typewriter globe barometer
    rocking-horse toy train-set model locomotive kite drawer trunk chest crate keys key ring`,
  food: `chillies vegetables potatoes pumpkins apples pears cherries plums fruit jam marmalade chutney cheese pie pastry cookies biscuits muffins
    dumplings pasta soup stew curry roast turkey lasagne kimchi sauerkraut honey lunchbox casserole pancakes`,
  household: `oven stove cooker fridge freezer dishwasher dryer machine toaster kettle microwave blender boiler heater radiator heating faucet tap
    sink toilet shower bathtub roof gutter chimney fireplace fence hedge gate driveway patio terrace balcony lawn garden allotment compost
    greenhouse treehouse playhouse trampoline pool sauna barbecue woodpile wood timber tiles plaster wallpaper curtains blinds carpet rug sofa
    couch armchair mattress wardrobe cupboard bookshelf bookcase dresser chandelier stairlift garage shed attic loft basement cellar kitchen
    bathroom bedroom house flat apartment cottage cabin bungalow room`,
  belongings: `tent backpack suitcase clock watch necklace bracelet earring tattoo wig cap coat jacket suit gown dress sweater jumper cardigan scarf
    shoes boots skirt uniform costume clothes quilt blanket yarn linen fabric loom kiln easel camera telescope microscope printer laptop
    computer tablet phone smartphone console router drone treadmill bench snowboard surfboard skateboard racket saddle tools toolbox drill
    mower lawnmower ladder chainsaw dollhouse dollshouse lego stamps coins records vinyl heirloom jewellery jewelry portrait puzzle bucket-list`,
  growing: `hive beetroot herbs bonsai cactus terrarium seeds seedlings tomatoes roses orchid plant tree orchard vineyard beehive bees aquarium crops harvest`,
  papers: `note notes notebook sketchbook keynote toast invite invitation menu signage banner sign leaflet calendar yearbook genealogy mandate fine letter form application contract lease invoice bill receipt paperwork taxes returns certificate licence license permit visa passport
    insurance subscription membership warranty complaint appeal claim petition survey questionnaire report thesis dissertation essay abstract
    manuscript novel book chapter memoir diary journal poem screenplay script blog newsletter article cookbook recipe zine comic song album demo
    mixtape podcast film documentary video photo photograph scrapbook slideshow painting drawing sketch mural sculpture pottery ceramics
    illustration collection exhibition portfolio website app game logo poster flyer brochure presentation slides spreadsheet budget speech
    sermon lecture talk syllabus curriculum cv resume profile postcard invitation list brief proposal pitch apology email e-mail voicemail
    messages`,
  events: `wedding party dinner reunion holiday trip vacation honeymoon marathon race triathlon tournament competition audition recital concert gig
    solo performance rehearsal exam test interview presentation fitting fair festival bazaar sleepover retreat conference
    meeting appointment ceremony graduation festival`,
  doings: `group tombola raffle route accounts bookkeeping estate plot building website webshop webinar channel stream playlist mailing petition campaign fundraiser auction stocktake inventory dataset archive catalogue footage recording transcript translation subtitles index glossary bibliography footnotes dashboard theme plugin library module assignment homework essay coursework flashcards vocabulary grammar accent handwriting calligraphy embroidery crochet cross-stitch course class lesson workshop training gym workout exercises diet choir orchestra band club league shop store bakery café cafe
    restaurant business stall farm studio commute shift rota schedule timetable move renovation extension inbox backlog project prototype code
    codebase migration server database bug release feature tickets account system mortgage loan debt rent deposit pension budget raise promotion
    offer job position apprenticeship internship degree school church hobby chores laundry dishes errands cake sourdough bread stairs
    solo rewrite refactor cleanup clearout decluttering handover launch`,
} as const;

/** Words that stand before such a noun and are named with it: 'the driving test'. Other words are left out. */
const MODIFIERS = `annual monthly weekly birthday summer christmas easter spare box driving sewing washing rowing bread cover resignation thank-you
  job work gym tax insurance water welding theory entry dating graduation wedding bridesmaid street front back electric old
  wooden leather downstairs upstairs online bookkeeping evening language swimming dance dancing cooking piano guitar school kindergarten nursery
  holiday shopping packing guest to-do reading board card video computer phone business travel training photo family vegetable rock side
  cancellation moving best man rental pension scanner booking ticket paper birth marriage driver's knitting pottery running riding olive wine comedy
  crochet swimming coffee dining-room bedside pear apple plum cherry fruit model pet electric bass double library yoga school-play christening retirement leaving farewell housewarming dinner science history maths math english spanish french german chemistry physics`;

/** Nouns that are often only there, as a place or as something in the hand. */
const INCIDENTAL: ReadonlySet<string> = new Set(
  "phone smartphone laptop computer tablet car van fridge room book table chair radio television telly key keys pot pan bowl group bank note notes picture building sign round soup lunch dinner calendar trunk drawer kitchen bathroom bedroom house flat apartment sink toilet shower garage sofa couch coat jacket shoes boots clothes watch email e-mail messages message list balcony forklift office cap rent job school".split(
    " ",
  ),
);

function singulars(list: string): string[] {
  return list.trim().split(/\s+/);
}

/** Nouns that name a thing only where they are the person's own: "my prices", and no "the prices". */
const NAMED_IF_OWN: ReadonlySet<string> = new Set(["prices", "rates", "fees", "salary", "wages"]);

/** Things that people pick up, put on and put away by the way, beside the incidental ones. */
const PORTABLE: ReadonlySet<string> = new Set([
  ...singulars(LISTS.belongings),
  ..."kettle lunchbox basket dishes glasses lamp".split(" "),
  ...INCIDENTAL,
]);
/** Things that are packed for what the text is about. */
const PACKED_FOR_SOMETHING: ReadonlySet<string> = new Set(["suitcase", "suitcases"]);

const NOUNS: ReadonlySet<string> = new Set(Object.values(LISTS).flatMap(singulars));
const NAMED_WITH_NOUN: ReadonlySet<string> = new Set(singulars(MODIFIERS));

/** Returns whether the word is such a noun, in the singular or in the plural. */
export function isEverydayNoun(word: string): boolean {
  if (NAMED_IF_OWN.has(word)) return true;
  return [
    word,
    `${word}s`,
    word.replace(/s$/, ""),
    word.replace(/(?<=ss|sh|ch|x)es$/, ""),
    word.replace(/ies$/, "y"),
  ].some((form) => NOUNS.has(form));
}

/** Returns whether a word before such a noun is named with it. */
export function isNamedWithNoun(word: string): boolean {
  return NAMED_WITH_NOUN.has(word) || isEverydayNoun(word);
}

/** Returns whether such a noun is often only a place, or only something in the hand. */
export function isIncidental(noun: string): boolean {
  return INCIDENTAL.has(noun);
}

/** Returns whether such a noun names a thing only behind 'my' or 'our'. */
export function isNamedIfOwn(noun: string): boolean {
  return NAMED_IF_OWN.has(noun);
}

/** Returns whether such a noun is often only picked up, put on, closed or put away. */
export function isPortable(noun: string): boolean {
  if (PACKED_FOR_SOMETHING.has(noun)) return false;
  return PORTABLE.has(noun) || PORTABLE.has(noun.replace(/s$/, ""));
}
