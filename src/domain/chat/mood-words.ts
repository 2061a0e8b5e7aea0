// English words that show the sentiment of a message, and words that negate them.

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const GLAD_WORDS =
  list(`good great better best glad happy happier relieved relief love loved like liked enjoy enjoyed
  enjoying fun excited exciting proud calm calmer hopeful hope thanks thank thankful grateful helpful helped works worked
  working finished done solved sent shipped easy easier nice lovely wonderful amazing brilliant fantastic perfect laugh
  laughed laughing smile smiled progress clear clearer lighter confident curious inspired motivated ready win won yes yay
  haha delighted pleased satisfied peaceful beautiful right fair`);

export const LOW_WORDS =
  list(`bad worse worst sad unhappy angry furious annoyed annoying hate hated hates awful terrible
  horrible tired exhausted stuck lost afraid scared anxious worried worry worrying nervous panic dread fear lonely ashamed
  shame guilty guilt stupid dumb useless worthless hopeless pointless fail failed failing failure broken hurt hurts hurting
  painful pain cry cried crying stress stressed stressful overwhelmed overwhelming hard harder difficult impossible wrong
  problem problems struggle struggling behind late burnout burned burnt drained miserable frustrated frustrating confused
  confusing disappointed disappointing regret jealous resent resentful ugly sick miss missing died broke mess messy
  insecure doubt quit`);

export const NEGATIONS =
  list(`not no never don't doesn't didn't isn't aren't wasn't weren't can't cannot couldn't won't
  wouldn't shouldn't haven't hasn't hadn't nothing nobody hardly barely without neither nor ain't dont doesnt didnt isnt cant
  wont`);

/** Words that may stand between a negation and the word that it negates. */
export const FILLERS =
  list(`so very that too really all quite a an the any much even just particularly feeling feel felt
  be been being`);
