/** Words that end a noun phrase or cannot stand at the edge of a quoted or converted piece. */

const words = (text: string): string[] => text.trim().split(/\s+/);

export const PRONOUNS = new Set(
  words(
    "i you he she it we they me him her us them myself yourself himself herself itself ourselves themselves mine yours hers ours theirs someone somebody anyone anybody everyone everybody nobody nothing something anything everything who whom whose which what that this these those one ones each",
  ),
);

export const PREPOSITIONS = new Set(
  words(
    "of in on at to for from with without about into onto over under after before between through during against around behind beside besides by near off out up down upon within across along among toward towards until till since despite except like than as per via",
  ),
);

export const CONJUNCTIONS = new Set(
  words(
    "and or but nor so yet because although though while whereas if unless when whenever where wherever whether that how why then",
  ),
);

export const AUXILIARIES = new Set(
  words(
    "am is are was were be been being do does did done doing have has had having will would shall should can could may might must ought cannot can't won't don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't wouldn't couldn't shouldn't ain't i'm i've i'd i'll it's that's there's he's she's we're we've they're they've you're what's let's gonna wanna gotta cant dont wont isnt doesnt didnt havent im ive",
  ),
);

export const ADVERBS = new Set(
  words(
    "not never always often sometimes just only even still already again also too very really quite almost nearly maybe perhaps probably actually basically literally now today tomorrow yesterday tonight here there back away together apart anymore any more most much many some all both either neither no yes ago later soon lately recently once twice else instead however anyway right well forever somehow first last",
  ),
);

export const NUMBER_WORDS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

/** Verb forms common enough right after a noun that the noun phrase must stop before them. */
export const COMMON_VERBS = new Set(
  words(
    `say says said saying tell tells told ask asks asked want wants wanted need needs needed think thinks thought know knows knew feel feels felt
    keep keeps kept make makes made take takes took get gets got go goes went gone come comes came see sees saw look looks looked give gives gave
    find finds found leave leaves left call calls called try tries tried seem seems seemed become becomes became work works worked start starts started
    stop stops stopped finish finishes finished write writes wrote written rewrite rewrites rewrote rewritten read reads send sends sent show shows showed
    run runs ran move moves moved live lives lived hold holds held bring brings brought happen happens happened begin begins began turn turns turned
    mean means meant put puts let lets help helps helped talk talks talked play plays played pay pays paid meet meets met hear hears heard
    like likes liked love loves loved hate hates hated believe believes believed lose loses lost win wins won break breaks broke fall falls fell
    sit sits sat stand stands stood wait waits waited stay stays stayed end ends ended die dies died grow grows grew build builds built buy buys bought
    sell sells sold sleep sleeps slept eat eats ate speak speaks spoke argue argues argued fight fights fought ignore ignores ignored answer answers answered
    reply replies replied decide decides decided choose chooses chose change changes changed expect expects expected promise promises promised agree agrees agreed
    add adds added sounds sounded looks thinks refuses refused wants hang hangs hung cost costs rewriting writing making going being getting doing working trying
    thinking looking waiting sitting telling asking paying moving calling living feeling saying stopped stalled failed fails fail froze freezes crashed exploded
    deserve deserves deserved need open opens opened close closes closed shout shouts yells comment comments commented expects lands landed
    hurts hurt bothers scares bores drains changed worked killed kills matters mattered goes rings rang rejected asks due`,
  ),
);

export const TIME_NOUNS = new Set(
  words(
    "time times day days week weeks month months year years hour hours minute minutes morning mornings evening evenings night nights weekend weekends moment moments while second seconds decade decades summer winter spring autumn fall monday tuesday wednesday thursday friday saturday sunday today",
  ),
);

/** Nouns that are too general to name what somebody is stuck on. */
export const EMPTY_NOUNS = new Set(
  words(
    "thing things stuff way ways lot lots bit kind sort type fact point points reason reasons part parts side sides case rest end start beginning middle matter people person man woman men women guy guys one ones place hand hands head mind heart sense idea amount number couple few bunch piece pieces level half bottom top front issue truth same other others world feeling feelings word words name self difference mess loop guts chance hell shit fuck damn answer question questions sentence sentences line cat dog everything nothing block situation mood fault past future present floor ground use good bad best worst face eyes voice body hair skin chest stomach card cards deck reading duck joke step angle view subject topic github instagram facebook youtube twitter tiktok linkedin readme ex",
  ),
);

/** Modifiers that add only emphasis or nothing. They are dropped when a phrase is repeated. */
export const DROPPED_MODIFIERS = new Set(
  words(
    "same whole entire damn damned bloody fucking stupid goddamn little big huge actual very only particular certain usual so-called supposed current good bad great nice terrible horrible awful right wrong simple real own other next last past few single perfect",
  ),
);

export const DANGLING = new Set([
  ...words(
    "a an the my our your his their its this that these those to of in at for from with about into by as than and or but so because if when while i we he she they who which what very too just not never even still really quite more most no some any every all be am is are was were been have has had do does did can could will would should might must may like between through without",
  ),
]);
