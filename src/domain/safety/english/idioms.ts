// English ways of speaking that sound like a crisis and mean something else.
// The spelling rules are in english.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const ENGLISH_IDIOMS = {
  idioms: `
    doing|does|did|do|performs|sounds|works|plays ~2 better ~1 without me
    reading|read|writing|wrote|studying|on|about ~2 on|about suicide
    dead out|in|at|center|ass|lost|broke|keen|drunk ~1
    existing|exist|living|live in ~3 shadow|limbo|bubble|past|chaos|boxes|suitcases
    about to do to|with|for|something ~2
    cutting corners|costs|scenes|words|lines|fabric|wood|hair|trees|film|footage|paper|vinyl
    political|career|assisted suicide
    keep|keeps|kept alive ~1 connection|connections|header|timeout|behavior|probe|socket|request|agent|tradition|interest|conversation|hope
    makes|make|made|making me wanna ~2 jump|scream|die|quit|throw|hang|kill
    earth|ground|floor ~1 to? swallow|opened|open
    swallow ~1 me up? ~1
    before i ~1 die|im ~1 dead?
    die|dying alone|single|rich|poor|happy|old|young|trying|laughing|inside|hard|out
    dead|died|die tired|serious|set|end|line|weight|easy|wrong|sure|good|certain|on|inside|last|when
    world|earth|planet ~1 tour|cup|record|building|music|class|war|champion|championship|travel|news|needs|market|wide
    all over|around|in|of|across|save|saving|see|travel|change|changing the|this ~1 world|planet|earth
    why on earth
    down to earth
    living room|rooms|wage|space|costs|quarters
    feel|feeling|felt|feels|come|comes|coming ~2 alive
    fingers ~2 bleed|bleeding|bled
    i|we ~1 almost|nearly|basically|literally ~1 die|died
    doesnt|dont|does|already|still|should|shouldnt|didnt ~1 exist yet|on|in|for|as|anywhere
    in ~1 my|this? life where|when|now|that|so|is|for|with|as|coach|because|who
    life ~1 is|has|feels|seems ~2 good|great|fine|busy|short|boring|okay|full|happening|changing|chaos|messy|complicated|stuck|calling|going
    my ~1 life ~2 over the|a|my ~1
    on the river|ocean|sea|lake|bridge ~1
    river|ocean|sea|lake|bridge|cliff|cliffs|roof ~1 section|view|house|boat|trip|loan|garden|swim|swimming|near|in|of|front|walk|terrace|tiles|gap
    build|building|built|paint|painting|burn|burned|burning|cross ~2 bridge|bridges|roof
    roof|bridge|platform over|leaks|leaking|engineer|role|economy|team|launch|migration|game|games|release
    care|look ~1 of|after my|the plants|plant|garden|house|flat|tomatoes
    kill|killing|killed myself laughing|over|trying|with|at|for|to|about|on ~3 gym|work|job|spreadsheet|deadline|overtime|laughing|exam|exams|meet|project|marathon|training|hours|this|get|finish|trying
    killing myself laughing
    laugh|laughing|laughed ~3 die|died|death|dying
    die|died|dying ~2 of|from|with laughter|embarrassment|boredom|shame|curiosity|cringe|hunger|thirst|laughing|cuteness|heat|cold|excitement|jealousy|exhaustion|awkwardness
    dying|die|died|dies to start|see|know|try|get|hear|meet|read|begin|go|have|make|tell|play|leave|paint|write|learn|eat
    dying for a|some|the
    die|died a little ~1 inside?
    wanna|wanted to? ~1 die laughing|inside
    die for a|that|this|some|your
    to die for
    rather die|dead than
    dead in the water
    dead to me
    die on this|that|the hill
    wanna see ~3 die
    shoot|shooting|shot myself in ~1 foot
    shoot|shooting|shot ~1 me|you an?
    kick|kicking|kicked myself
    hit|hits me|us up
    deadline|news|it|this|that|workload|loss|line|truth ~1 hits|hit me hard|harder
    sick|tired|done with|of being here ~3 office|job|company|city|town|meeting|school|studio|campus
    goodbyes ~1 at|to ~4 office|team|job|company|school|class|colleagues
    nothing ~2 left ~1 for me ~1 at|in ~1 this|the|that ~1 job|company|city|town|team|department|firm|office|marriage|relationship|industry|book|song|contract
    thoughts ~2 on|about
    make it another|much ~1 day|week|month|year|longer ~1 in|at|on|with|without
    go|going|keep|keeping|carry|carrying on with
    no other way out of ~1 the|this|my|our
    going|go on ~1 tour|holiday|vacation|stage|dates|air|tv|trip|strike|about|with
    in peace and
    stab|stabs|stabbed|stabbing me|us in the back
    gone ~2 for|to|on|from an?|the|work|holiday|vacation|lunch ~1
    feel|feeling|felt like dying of|from|inside
    picture|picturing|imagine|imagining ~3 the|a ~1 bridge ~1 section|chorus|part|verse
    beat|beats|beating me|us to ~3
    beat|beats|beating me|us ~1 in ~3 finals|final|match|game|season|cup|league|competition|contest|pitch|tournament
    hit|hits me|us with ~2 bill|news|question|invoice|lawsuit|deadline|idea|deadlines
    physical|violent therapy|therapist|exercise|health|education|product|copies|reaction|storm|disagreement
    end it with|between|after ~2
    end|ending it all the|these meeting|meetings|call|memo|standup|newsletter|thread|sprint
    jump|jumping into|ship|between|through|back|straight
    jump|jumping to a|the|another|new|my
    feel|feels like im|i dying inside|of
    light|lit|lights|under|playing ~2 fire
    hit|hits me|us with ~2 bill|news|question|invoice|lawsuit|deadline|idea|deadlines
    beat|beats me|us to ~3
    it|that|this|reality|idea|realisation|realization|line|song|thought|guilt ~2 hits|hit|hitting|beats|kicks me
    beat|beats|beating me|us at|in|by ~2 chess|tennis|poker|scrabble|table|games|game|running|cards|go|mario|football|points|race
    kicked|kicks me|us out|off
    blew|blows|blow me away
    slap|slaps|slapped me|us on|with ~2 back|wrist|invoice|fine
    cut|cutting myself some|any|a ~1 slack|break|slice|piece|deal
    cut|cutting myself off|out|free|short|loose|shaving|cooking|chopping|peeling|carving
    cut|cutting myself on|while|with ~3 paper|glass|tin|can|cooking|chopping|shaving|peeling|carving|scalpel|chisel
    hurt|hurting|injured myself ~1 at|playing|running|lifting|skating|climbing|skiing|dancing|training
    hurt|hurts|hurting @themself at|playing|running|skiing|in|falling|climbing
    burn|burning|burned|burnt ~1 myself out|cooking|on
    burned|burnt my arm|arms|leg|skin on|cooking
    cut|cutting|cuts @themself some|off|out|short|slack|shaving|cooking
    hang|hanging myself out ~1 to?
    punish|punishing myself with|for
    drown|drowning myself in ~1 work|coffee|netflix|wine|tasks|emails|paperwork
    drown|drowning|buried in ~1 work|tasks|emails|paperwork
    throw|throwing|threw myself into|at ~2
    career|social|political|commercial|financial|professional|artistic|brand|marketing suicide
    suicide burn|bombers|bombing|bombings|attack|attacks|cult|cults|vest|squad|sprint|sprints|run|runs|mission|doors|slide|lane|bunt|king|girls|bomber
    overdose|overdosed|overdosing|od on|of coffee|caffeine|sugar|netflix|tiktok|sun|youtube|vitamin|cute|inspiration|tutorials|chocolate|podcasts|screen|work|reality
    abuse of notation|power|language|terminology|trust|privilege
    drug|alcohol|substance abuse abuse?
    abuse|abused|abusing the|my ~2 api|framework|notation|css|system|tool|library|language|pun|metaphor|semicolons|brush|brushes
    hang|hanging in there
    hang|hanging out|on|up
    commitment|committed|commit ~1 suicide? to|git
    end|ending|ended it ~1 with|between
    end|ending things with
    take|taking|took my life back|seriously
    live|exist in|with|at|near|by|there|together|abroad|alone|apart|up|out|here|off|on|through ~1
    living|life in|with|at|near|out|there|abroad|off|together|here|between|under ~1
    wake|waking|woke up so|early|before|to|at|next|time|until|for|late
    wake|waking|woke up in a|an|my|time|bed|another|tears|panic|london|lisbon|pain|sweat
    over my dead body
    wake|waking|woke up ~1 late|tired
    be here anymore this? ~1 city|job|office|company|town|country|meeting|department|team|school|house|university|place
    be here in ~1 this|city|job|office|company|town
    sick|tired|done|exhausted of|with|from ~2 living with|in|here|out|at|from
    point ~1 of|in ~2 being ~2 in|on|at ~1 this|the|that ~1 meeting|band|team|call|group|job|company|committee|course|room
    me being in|on|at ~1 this|the|that|these|our ~1
    point ~1 of|in ~1 this|the|that|my ~1 life? job|course|project|meeting|degree|book|blog|work|drawing
    band|team|project|company|group|department|class|studio|office|choir|agency|startup|committee|show|play ~4 without|better ~1 off? ~1 without? me
    miss|notice|missed my|the|our|it|this
    disappear|vanish from|into|to|behind ~2 social|instagram|twitter|facebook|view|woods|mountains|lisbon|internet|online|studio|cabin|crowd|background
    only|one way out of ~2
    no reason to keep ~1 going|living in|with|at|to
    go|going on living in|with|at|here
    goodbye to ~1 my|the|our old? ~1 job|flat|house|band|team|office|city|car|company|colleagues
    goodbye|farewell party|email|drinks|lunch|cake|speech|card|tour|concert|song
    farewell|goodbye letter|note to|for ~1 my|the ~1 team|colleagues|company|boss|job|office|clients|coworkers
    run|running|ran into ~1 a|the wall
    drives|driving|drive ~2 me ~1 up|into the wall|ground|mad|crazy
    hit|hitting|hits ~1 a|the wall
    boss|manager|client|editor|teacher|mum|mom|agent|professor|landlord|supervisor|producer|director ~1 will|would|gonna|is|may|might ~1 kill|murder me
    killing|kills|killed|kill it|time
    gave|give|giving|nearly|almost|near ~2 heart attack
    stroke of|by
    brush|pen|different|breast|back stroke
    wont|doesnt|cant|didnt wake|waking up on|before|for|early|until|at|when|to|without
    palette|bread|kitchen|butter|paper|glue|water knife|gun
    unconscious bias|mind|desire|habit|habits
    gun|knife to my head
    let|lets me out|go|leave early|of|on|a|home|for|at|it|the|with ~2 meeting|project|contract|office|work|team|fire|vacation
    locks|lock|locked me|us out|in|into ~2 contract|lease|account|computer|laptop|app|drive|deal|role
    threatened|threatens|threatening me|us ~1 with|to ~2 lawsuit|fire|sue|lawyer|lawyers|redundancy|termination|leave|deadline|legal|court|dismissal|quit
    forced|forces|forcing|made|makes me ~2 sleep|touch on|base|the|earlier|better|less
    touches|touched|touching me deeply|when|because
    throws|threw|thrown|throwing|pushed me|us under|off|into ~2 bus|deep|balance|track|project|role
    violent|violence in|on ~1 film|films|games|game|scene|the|tv
    abusive|violent ~1 client|comments|emails|comment|reviewer|film|scene|language
    burden on|of|for|to ~1 the|our|my ~1 team|company|band|project|proof|department|colleagues|group|coworkers
    cant go on|do stage|holiday|vacation|tour|with|the|a|tv|air
    cant live without ~2 coffee|music|phone|wifi|deadlines|internet|art
    ready to go ~1 to|live|on|home|live|with|public|back|freelance|solo|full
    battery|phone|laptop|computer|plant|plants|car|mac|app ~3 died|dies|die|dying|dead
    dying battery|art|industry|trade|breed|language|tree|plant|plants|craft|scene|planet
    dead|dying|die inside whenever|when
    my|the brain|project|idea|story|novel|band|song|career|blog|podcast|motivation|creativity ~2 die|dying|dead|died|dies
    paint|painted|painting|draw|drawing|photographed|photograph ~3 drowning|dying|hanging|jumping
    jump|jumping off the deep end
    jump|jumping ship
    bleed|bleeding|bleeds money|edge|cash|talent|clients|into|ink|through|users
  `,
} satisfies Partial<PhraseTable>;
