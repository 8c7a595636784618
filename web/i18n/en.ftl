# The page's words in English. One file, in sections. Plain, short, second person, sentence case;
# numbers before nouns; the same term everywhere. Fan names and texts are not here: they come with the catalogue.

### Tiles

tile-1m = 1 of characters
tile-2m = 2 of characters
tile-3m = 3 of characters
tile-4m = 4 of characters
tile-5m = 5 of characters
tile-6m = 6 of characters
tile-7m = 7 of characters
tile-8m = 8 of characters
tile-9m = 9 of characters
tile-1p = 1 of dots
tile-2p = 2 of dots
tile-3p = 3 of dots
tile-4p = 4 of dots
tile-5p = 5 of dots
tile-6p = 6 of dots
tile-7p = 7 of dots
tile-8p = 8 of dots
tile-9p = 9 of dots
tile-1s = 1 of bamboo
tile-2s = 2 of bamboo
tile-3s = 3 of bamboo
tile-4s = 4 of bamboo
tile-5s = 5 of bamboo
tile-6s = 6 of bamboo
tile-7s = 7 of bamboo
tile-8s = 8 of bamboo
tile-9s = 9 of bamboo
tile-E = east wind
tile-S = south wind
tile-W = west wind
tile-N = north wind
tile-C = red dragon
tile-F = green dragon
tile-P = white dragon

flower-1 = plum
flower-2 = orchid
flower-3 = chrysanthemum
flower-4 = bamboo
flower-5 = spring
flower-6 = summer
flower-7 = autumn
flower-8 = winter

wind-E = East
wind-S = South
wind-W = West
wind-N = North

### Hand and picker


### Verdict

