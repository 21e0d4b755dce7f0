error-house = The house rules in { $path } cannot be used: { $why }.
error-cards-form = The numbers of cards are a table of card names with whole numbers.
error-cards-fixed = The numbers of cards of { $ruleset } are fixed: house rules can change them in the card game, the seasons and Random Mutations only.
error-cards-unknown = There is no card "{ $card }" in { $ruleset }. Cards: { $allowed }.
error-cards-total = A deck of { $total } cards cannot be played with: it needs { $least } to { $most }.
