// Words that decide whether a English hint is meant: what else one may be done with, how one stands to life.
// The spelling rules are in english.ts.

import type { HintTable } from "../phrase-table.ts";

export const ENGLISH_MATTERS_AND_STANCES = {
  matters: `
    job|jobs|work|workplace|office|company|firm|team|teams|project|projects|department|agency|startup|business|shop|studio|career|industry
    boss|manager|client|clients|customer|customers|coworkers|colleagues|meeting|meetings|shift|shifts|contract|lease|salary|invoice|invoices
    thesis|degree|dissertation|course|class|uni|university|college|exam|exams|studies|phd|semester|seminar|internship|programme|program
    city|town|country|neighbourhood|neighborhood|flatshare|moving|relocating|emigrating|retiring|retirement
    band|choir|orchestra|club|committee|league|gym|season|tournament|guild|group|squad|society|board
    blog|newsletter|podcast|channel|linkedin|instagram|facebook|twitter|tiktok|reddit|discord|slack|internet|posts|posting|forum|server|online
    app|code|codebase|bug|repo|api|software|website|database|branch|build|release|sprint|backlog|ticket|tickets|feature|process|thread
    novel|book|chapter|manuscript|screenplay|script|song|album|draft|poem|story|play|film|comic|comics|essay|article
    of|with|from|up|about|like|keep|stop writing|drawing|painting|composing|coding|dating|freelancing
    marketing|spreadsheet|budget|report|slides|presentation|deadline|deadlines|email|emails|portfolio|resume|cv
    marriage counselling|counseling|vows
    with|in|of|from|to this|the|our|my|that ~1 marriage|relationship|friendship|house|flat|apartment|plants|car|diet|hobby|habit
    freelance|solo|vegan|digital|remote
    insurance ~1 company|claim
    quit|quitting|resign|resigning|divorce|divorcing|breakup
    rehearsal|clothes|skirts|closet|wardrobe
    resignation|desk|handover|climbing|boat|swing|sailing|tent|theatre|recipe|show|set
    my notice
    commute|traffic|alarm|landlord|landlady|mortgage|sofa|furniture
  `,
  ties: `in at with as on of the a an`,
  allOfLife: `life world earth planet me myself universe body head skin mind pain suffering depression grief guilt shame thoughts memories morning night tonight sleep all everything everyone everybody existence house home lives him her them picture family peace silence it this tonight friday monday sunday saturday week weekend hell heaven my way`,
  stances: `
    wish|wishing|wished|want|wanna|wanted|hope|hoping|pray|praying|longing|ready|rather|prefer|deserve|supposed|meant
    should|shouldve|would ~1 be|have|of
    mistake|better|best|easier|easy|relief|relieved|peace|peaceful|calm|solved|solve|fix|correct|official|disappointed
    tired|exhausted|sick|weary|hate|regret|punishment|point|why|reason|purpose|worth|meaning
    think|thinking|thoughts|imagine|imagining|picture|fantasise|fantasize|fantasising|fantasizing|dream|daydream|googling|wonder|wondering
    constantly|daily
    all|every day|night|time
    only|over|let|stop|plan|planning|decided|fair|free|freedom|comfort|comforting
    dont|doesnt|nobody|noone|not care|mind|cares|minds
    hurt|hurts|painless|quick|quickly|fast
    waiting|worse|picked|chosen|planned
  `,
  self: `i im ive id ill me my myself`,
} satisfies Partial<HintTable>;
